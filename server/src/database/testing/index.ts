export { newTenant, type TestTenant } from "./tenant.ts";
export { type DatabaseFixtures, type TestDatabase, test } from "./test-database.ts";
