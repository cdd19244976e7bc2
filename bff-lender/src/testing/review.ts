import { insertCollected } from "./books.ts";
import { type SignedIn, signInAs } from "./people.ts";
import { test as lenderTest } from "./test.ts";

export type Review = Awaited<ReturnType<typeof insertCollected>> & {
  readonly member: SignedIn;
  readonly params: {
    readonly path: { readonly workspaceId: string; readonly financialRecordId: string };
  };
};

export const reviewTest = lenderTest.extend<{ readonly review: Review }>({
  review: async ({ tenant, services }, use) => {
    const collected = await tenant.tx((db) => insertCollected(db));
    await services.storage.put(collected.storageKey, Buffer.from("workbook"));
    const { workspaceId, financialRecordId } = collected;
    const member = await signInAs(tenant, collected.userId);
    await use({ ...collected, member, params: { path: { workspaceId, financialRecordId } } });
  },
});
