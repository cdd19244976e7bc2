export { type BorrowerFixtures, test } from "./test.ts";
export { type Begun, type Trip, tripOf } from "./trip.ts";
export { type LinkVisitor, visit } from "./visitors.ts";
