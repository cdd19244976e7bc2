import { style } from "@vanilla-extract/css";

export const body = style({ display: "grid", gap: 12 });

export const line = style({ margin: 0, textWrap: "pretty" });

export const list = style({ display: "grid", gap: 4, margin: 0, padding: 0, listStyle: "none" });
