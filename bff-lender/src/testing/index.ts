export { atProvider } from "./at-provider.ts";
export { insertCollected } from "./books.ts";
export { loginTest } from "./login.ts";
export { type SignedIn, signIn, signInAdministrator, signInAs } from "./people.ts";
export { type LenderFixtures, test } from "./test.ts";
export { type Trip, tripOf } from "./trip.ts";
export { amara, auditOf, wants } from "./users.ts";
export { aWorld, exampleOf } from "./world.ts";
