export { ContactCard } from "./contact-card.tsx";
export { LimitReached } from "./limit-reached.tsx";
export { mailTo } from "./mail-to.ts";
