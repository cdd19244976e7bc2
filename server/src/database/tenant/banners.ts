import type { Tx } from "../with-tenant.ts";
import type { BannerMessage } from "./queries.ts";

type NewBanner = Pick<BannerMessage, "id" | "headerText" | "messageParagraphs"> &
  Partial<BannerMessage> & { readonly position?: number };

/** Announces something, or changes what was announced under the id. */
export async function saveBannerMessage(db: Tx, banner: NewBanner): Promise<void> {
  const { messageParagraphs, hyperlinks = [], ...rest } = banner;
  await db("bannerMessages")
    .insert({
      tenantId: db.tenantId,
      ...rest,
      messageParagraphs: JSON.stringify(messageParagraphs),
      hyperlinks: JSON.stringify(hyperlinks),
    })
    .onConflict(["tenantId", "id"])
    .merge();
}

export async function deleteBannerMessage(db: Tx, id: string): Promise<boolean> {
  return (await db("bannerMessages").where({ tenantId: db.tenantId, id }).delete()) === 1;
}
