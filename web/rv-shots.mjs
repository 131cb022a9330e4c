import { chromium } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";
import { findBrowser } from "./scripts/browser.mjs";
const ids = JSON.parse(readFileSync("/tmp/rv/ids.json"));
const cookies = readFileSync("/tmp/rv/cookies.txt","utf8").split("\n").map(l=>l.replace(/^#HttpOnly_/,"")).filter(l=>l&&!l.startsWith("#")).map(l=>{const f=l.split("\t");return {name:f[5],value:f[6],domain:"127.0.0.1",path:"/"};});
const [,, what, ...games] = process.argv;
const browser = await chromium.launch({executablePath: findBrowser() ?? "chromium", args:["--no-sandbox"]});
const sizes = {d:[1440,900],m:[1366,660],p:[390,844]};
for (const spec of games) {
  // game:size:lang:theme[:anon]
  const [game,size,language,theme,anon] = spec.split(":");
  const [width,height]=sizes[size];
  const c = await browser.newContext({viewport:{width,height},hasTouch:size==="p",isMobile:size==="p",colorScheme:theme});
  if (!anon) await c.addCookies(cookies);
  await c.addInitScript(s=>localStorage.setItem("deskovka.settings",s), JSON.stringify({language,theme,speed:"none"}));
  await c.addInitScript(()=>localStorage.setItem("deskovka.learning",JSON.stringify({offered:["vale","empire","kemet","eldervale","_template"]})));
  const page = await c.newPage();
  page.on("console",m=>m.type()==="error"&&console.log(spec,m.text()));
  page.on("pageerror",e=>console.log(spec,String(e)));
  await page.goto(`http://127.0.0.1:8106/t/${ids[game]}/review`);
  await page.waitForSelector("#review-title",{timeout:60000});
  if (what!=="now") await page.waitForSelector("#review-graph",{timeout:100000});
  await page.waitForTimeout(what==="now"?1200:2500);
  await page.screenshot({path:`/tmp/rv/${what}-${game}-${size}-${language}-${theme}${anon?"-anon":""}.png`});
  await c.close();
}
await browser.close();
