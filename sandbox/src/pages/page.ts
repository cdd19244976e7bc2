import { createHash } from "node:crypto";
import { flask, type Html, html } from "./html.ts";
import { baseStyle } from "./style.ts";

export interface Page {
  readonly title: string;
  readonly language?: string;
  readonly band?: { readonly name: string; readonly text: string };
  readonly style?: string;
  readonly script?: string;
  readonly body: Html;
}

export interface RenderedPage {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** `leadsTo` lists origins or schemes that a form may redirect to, because Chromium checks those too. */
export function renderPage(page: Page, leadsTo: readonly string[] = []): RenderedPage {
  const { title, language = "en", style = "", script, body } = page;
  const band = page.band ?? { name: "Sandbox", text: "Practice system. Nothing here is real." };
  const css = baseStyle + style;
  // Style and script are ours; the CSP lists their hashes.
  const raw = (text: string) => ({ text }) as Html;
  const { text } = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${raw(css)}</style></head>
<body><aside class="band" aria-label="${band.name}">${flask}<span><b>${band.name}</b> <span class="muted">${band.text}</span></span></aside>${body}${script ? html`<script>${raw(script)}</script>` : undefined}</body>
</html>`;

  return {
    text,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Referrer-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": [
        "default-src 'none'",
        `style-src '${hashOf(css)}'`,
        `script-src ${script ? `'${hashOf(script)}'` : "'none'"}`,
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'self'",
        `form-action ${["'self'", ...leadsTo].join(" ")}`,
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ].join("; "),
    },
  };
}

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
