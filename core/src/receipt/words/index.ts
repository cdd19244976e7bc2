import type { Language } from "../../language/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { ReceiptWords } from "./words.ts";

export type { ReceiptWords } from "./words.ts";

export const receiptWords: Readonly<Record<Language, ReceiptWords>> = { en, es, fr };
