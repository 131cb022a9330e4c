/** The icons of the installed app, drawn from the golden die: node scripts/app-icons.mjs (needs Chromium). */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const PUBLIC = new URL("../public/", import.meta.url);
const GROUND = "#1c2628"; // the dark theme behind the die
const die = readFileSync(new URL("icon.svg", PUBLIC), "utf8").replace(/<\/?svg[^>]*>/g, "");

/** A square with the die in it: `part` of its width; launchers cut maskable ones to a circle of four fifths. */
function drawing(part, round) {
  const width = 32 / part;
  const start = (32 - width) / 2;
  const ground = `<rect x="${start}" y="${start}" width="${width}" height="${width}" rx="${round * width}" fill="${GROUND}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${width} ${width}">${ground}${die}</svg>`;
}

const ICONS = [
  ["icon-192.png", 192, drawing(0.78, 0.2)],
  ["icon-512.png", 512, drawing(0.78, 0.2)],
  ["icon-maskable-192.png", 192, drawing(0.58, 0)],
  ["icon-maskable-512.png", 512, drawing(0.58, 0)],
  ["apple-touch-icon.png", 180, drawing(0.7, 0)],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
for (const [name, size, svg] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  await page.setContent(`<style>body{margin:0}img{display:block;width:100vw}</style><img src="${image}">`);
  await page.waitForFunction(() => document.images[0].complete);
  writeFileSync(fileURLToPath(new URL(name, PUBLIC)), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
