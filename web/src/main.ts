import "@fontsource-variable/alegreya/wght.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-800.css";
import "@fontsource/alegreya-sans/latin-ext-400.css";
import "@fontsource/alegreya-sans/latin-ext-500.css";
import "@fontsource/alegreya-sans/latin-ext-700.css";
import "@fontsource/alegreya-sans/latin-ext-800.css";
import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/review.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { density } from "./lib/density.svelte";

density.watch();
mount(App, { target: document.getElementById("app")! });
