import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import type { Context } from "koa";

const fontPath = "/inter.woff2";

/** The product's neutral scale, without a brand color. */
export const baseStyle = `
@font-face{font-family:"Inter Sandbox";font-weight:100 900;font-display:swap;src:url(${fontPath}) format("woff2")}
:root{color-scheme:light;--ink:#2d2a28;--ink-hover:#3d3936;--text:#1f1b18;--muted:#625a56;--subtle:#736c68;--canvas:#faf8f8;--surface:#fff;--sunken:#f9f7f5;--hover:#f4f1f0;--line:#e8e4e1;--control:#928c89;--chip:#efeae8;--warning-bg:#fff5e0;--warning-line:#f2d698;--warning:#846301;--success:#117946;--danger:#b33736;--danger-bg:#fef3f2;--danger-line:#fcccc7;--mono:ui-monospace,"SF Mono","JetBrains Mono","Liberation Mono",monospace;--shadow:0 1px 2px rgb(24 16 12/.05)}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;background:var(--canvas);color:var(--text);font:400 16px/1.5 "Inter Sandbox",Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;-webkit-font-smoothing:antialiased}
h1,h2,h3,p,ul,dl,dd,fieldset,legend{margin:0;padding:0}
ul{list-style:none}fieldset{border:0;min-width:0}
button,input,select{font:inherit;color:inherit}
a{color:var(--ink-hover);font-weight:500;text-underline-offset:3px}
b,h1,h2,h3{font-weight:600}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.i{width:16px;height:16px;flex:none;display:block;stroke:currentColor;fill:none;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.muted{color:var(--muted)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.band{display:flex;align-items:center;justify-content:center;gap:9px;min-height:40px;padding:7px 16px;background:var(--warning-bg);border-bottom:1px solid var(--warning-line);font-size:14px;line-height:1.35}
.band .flask,.lab .flask{color:var(--warning)}.band b{margin-right:4px}
.wrap{max-width:480px;margin:0 auto;padding:20px 16px 32px}
.system{display:flex;align-items:center;gap:10px;padding:0 4px 14px;font-size:15px}
.system b{display:block;line-height:1.25}.system small{font-size:13px;color:var(--muted);display:block;line-height:1.3}
.mark{width:36px;height:36px;border-radius:9px;background:#444;color:#fff;display:grid;place-items:center;font:700 13px/1 inherit;font-size:13px;font-weight:700;letter-spacing:.01em;flex:none}
.card{background:var(--surface);border-radius:16px;box-shadow:0 0 0 1px var(--line),var(--shadow);overflow:hidden}
.card .in{padding:22px 20px 18px}
h1{font-size:22px;line-height:1.25;letter-spacing:-.014em;text-wrap:balance}
.lede{font-size:15px;margin-top:6px;color:var(--muted);text-wrap:pretty}
.btn{display:inline-flex;align-items:center;justify-content:center;height:48px;padding:0 18px;border:0;border-radius:7px;background:var(--surface);color:var(--text);font-weight:500;text-decoration:none;box-shadow:inset 0 0 0 1px #d2cecc,0 1px 1.5px rgb(24 16 12/.04);cursor:pointer}
.btn:hover{background:var(--sunken);box-shadow:inset 0 0 0 1px var(--control)}
.btn.primary{background:var(--ink);color:#fff;font-weight:600;box-shadow:none}.btn.primary:hover{background:var(--ink-hover)}
.foot{display:flex;gap:10px;padding:14px 20px 18px;border-top:1px solid var(--line)}.foot .btn{flex:1 1 0;padding:0 12px;white-space:nowrap}
.field{display:flex;flex-direction:column;gap:5px;margin-top:16px}
.field label{font-weight:500;font-size:15px}
.field input,.field select{height:48px;border:0;border-radius:7px;background:var(--surface);padding:0 14px;box-shadow:inset 0 0 0 1px var(--control);width:100%}
.field input[aria-invalid=true]{box-shadow:inset 0 0 0 1.5px var(--danger)}
.field input[readonly]{background:var(--sunken);color:var(--muted)}
.hint{font-size:13px;color:var(--muted)}
.problem{display:flex;gap:9px;margin-top:16px;padding:11px 14px;border-radius:9px;background:var(--danger-bg);box-shadow:inset 0 0 0 1px var(--danger-line);color:var(--danger);font-size:15px;line-height:1.4}.problem .i{margin-top:3px}
@media(min-width:900px){.wrap{max-width:520px;padding:36px 0 40px}.card .in{padding:26px 28px 22px}.foot{padding:16px 28px 20px}}
@media(prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important}}
`;

export const labStyle = `
.lab{margin-top:14px;border-radius:14px;border:1.5px dashed var(--control);padding:14px 18px 16px;font-size:14px;line-height:1.45}
.lab h2{font-size:14px;display:flex;gap:8px;align-items:center;margin-bottom:10px}
.lab .field{margin:0}.lab .field label{font-size:14px}.pick{position:relative}
.lab .field select{height:44px;border-radius:9px;font-size:15px;padding:0 38px 0 12px;appearance:none}
.pick .i{position:absolute;right:14px;top:14px;pointer-events:none;color:var(--muted)}
.lab dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:3px 14px;margin-top:12px;padding-top:12px;border-top:1px solid var(--line);font-size:13px}
.lab dt{color:var(--muted)}.lab dd{font:12px/19px var(--mono);overflow-wrap:anywhere}
@media(min-width:900px){.lab{padding:16px 22px 18px}}
@media(min-width:1080px){.wrap.two{max-width:900px;display:grid;grid-template-columns:520px minmax(0,1fr);column-gap:28px;align-items:start}.wrap.two>.system{grid-column:1/-1}.wrap.two>.lab{margin-top:0}.wrap.two .lab dl{grid-template-columns:1fr;gap:0}.wrap.two .lab dd{margin-bottom:7px}.wrap.two .lab dd:last-child{margin:0}}
`;

const { resolve } = createRequire(import.meta.url);

/** Serves the pages' font; `false` for other paths. */
export function serveFont(ctx: Context): boolean {
  if (ctx.method !== "GET" || ctx.path !== fontPath) return false;
  ctx.type = "font/woff2";
  ctx.set("Cache-Control", "public, max-age=604800");
  ctx.body = createReadStream(
    resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
  );
  return true;
}
