export { type AskedForBooks, askForBooks, collectBooks, danaEmail } from "./collect-books.ts";
export { cents, type DexBooks, type DexRow, dexBooks } from "./dex-books.ts";
export { endLink } from "./end-link.ts";
export { inspect } from "./inspect.ts";
export { journey } from "./journey.ts";
export { type Mail, mailTo } from "./mails.ts";
export { type RunningSandbox, runningSandbox } from "./running-sandbox.ts";
export { unique } from "./unique.ts";
