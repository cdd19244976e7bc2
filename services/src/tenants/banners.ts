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

/** Creates a banner, or changes the one with this id. */
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

type Flow = "lender" | "borrower";

interface ParagraphRow {
  readonly content: string;
  readonly bold: boolean;
  readonly fontSize: number | null;
  readonly marginBottom: number | null;
  /** Phrases of the content to emphasize. */
  readonly strong: readonly string[] | null;
}

type ClosedParagraph = WithoutNulls<ParagraphRow>;

interface EffectsRow {
  readonly affected: string | null;
  readonly notAffected: string | null;
}

/** A tenant's texts for a disabled portal. */
export interface ClosedPage extends WithoutNulls<EffectsRow> {
  readonly paragraphs: readonly ClosedParagraph[];
}

export type ClosedPages = Readonly<Record<Flow, ClosedPage>>;

export async function findClosedPages(db: Tx): Promise<ClosedPages> {
  const { tenantId } = db;
  const paragraphs = await table(db, "disabledParagraphs")
    .where({ tenantId })
    .orderBy("position")
    .select("flow", "content", "bold", "fontSize", "marginBottom", "strong");
  const effects = await table(db, "disabledEffects")
    .where({ tenantId })
    .select("flow", "affected", "notAffected");

  const pageOf = (wanted: Flow): ClosedPage => {
    const { affected = null, notAffected = null } =
      effects.find(({ flow }) => flow === wanted) ?? {};
    return {
      paragraphs: paragraphs
        .filter(({ flow }) => flow === wanted)
        .map(({ flow: _, ...paragraph }) => withoutNulls<ParagraphRow>(paragraph)),
      ...withoutNulls<EffectsRow>({ affected, notAffected }),
    };
  };
  return { lender: pageOf("lender"), borrower: pageOf("borrower") };
}

export async function saveClosedPage(db: Tx, flow: Flow, page: ClosedPage): Promise<void> {
  const { tenantId } = db;
  const { paragraphs, affected, notAffected } = page;
  await table(db, "disabledParagraphs").where({ tenantId, flow }).delete();
  await table(db, "disabledEffects").where({ tenantId, flow }).delete();
  if (paragraphs.length > 0) {
    await table(db, "disabledParagraphs").insert(
      paragraphs.map((paragraph, position) => ({ tenantId, flow, position, ...paragraph })),
    );
  }
  if (affected || notAffected) {
    await table(db, "disabledEffects").insert({ tenantId, flow, affected, notAffected });
  }
}
