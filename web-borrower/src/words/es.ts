import { type Catalogue, en } from "./en.ts";
export const es: Catalogue = { ...en };
