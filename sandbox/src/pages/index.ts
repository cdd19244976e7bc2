export { serveFont } from "./font.ts";
export { escapeHtml, type Html, html } from "./html.ts";
export { back, bin, chevron, cross, flask, magnifier, tick, warning } from "./icons.ts";
export { labStyle } from "./lab-style.ts";
export { type Page, type RenderedPage, renderPage } from "./page.ts";
