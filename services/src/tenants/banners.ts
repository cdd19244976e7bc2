import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

export interface BannerMessage {
  readonly id: string;
  readonly headerText: string;
  readonly messageParagraphs: readonly {
    readonly content: string;
    readonly bold?: boolean;
    readonly italic?: boolean;
    readonly fontSize?: string;
  }[];
  readonly hyperlinks: readonly {
    readonly id: string;
    readonly href: string;
    readonly prompt: string;
  }[];
  readonly level: string;
  readonly inactive: boolean;
  readonly hideMessageCookieName: string | null;
  readonly expiresInDays: number;
  readonly hideForeverButtonText: string | null;
}

export async function listBannerMessages(db: Tx): Promise<WithoutNulls<BannerMessage>[]> {
  const rows = await table(db, "bannerMessages")
    .where({ tenantId: db.tenantId })
    .orderBy(["position", "id"])
    .select(
      "id",
      "headerText",
      "messageParagraphs",
      "hyperlinks",
      "level",
      "inactive",
      "hideMessageCookieName",
      "expiresInDays",
      "hideForeverButtonText",
    );
  return rows.map(withoutNulls);
}

type NewBanner = Pick<BannerMessage, "id" | "headerText" | "messageParagraphs"> &
  Partial<BannerMessage> & { readonly position?: number };

/** Announces something, or changes what was announced under the id. */
export async function saveBannerMessage(db: Tx, banner: NewBanner): Promise<void> {
  const { messageParagraphs, hyperlinks = [], ...rest } = banner;
  await table(db, "bannerMessages")
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
  return (await table(db, "bannerMessages").where({ tenantId: db.tenantId, id }).delete()) === 1;
}
