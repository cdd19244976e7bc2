import { escapeHtml as escaped } from "../../pages/html.ts";

export const leaf = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>\n`;

export const node = (name: string, content: readonly string[]) =>
  `<${name}>\n${content.join("")}</${name}>\n`;
