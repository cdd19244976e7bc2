export { insertCollected } from "./collected.ts";
export { mailsOf } from "./mails.ts";
export { test } from "./test.ts";
export { type Trip, tripOf } from "./trip.ts";
export { type LinkVisitor, visit } from "./visitors.ts";
