export { dana, logInAtProvider } from "./at-provider.ts";
export { type Collected, insertCollected, lines } from "./books.ts";
export { type SignedIn, signIn, signInAdministrator, signInAs } from "./people.ts";
export { type Asker, type LenderFixtures, test } from "./test.ts";
