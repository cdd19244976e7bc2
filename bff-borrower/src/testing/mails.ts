import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { placeOfMailSecret } from "@tieout/services/mail/secret-link";
import type { Services } from "../operations/operation.ts";

export interface WaitingMail {
  readonly kind: string;
  readonly toAddress: string;
  readonly language: string;
  readonly content: {
    readonly workspaceName?: string;
    readonly secretLink?: string;
    readonly news?: string;
    readonly company?: string;
  };
  /** Empty for a mail without one. */
  readonly secret: string;
}

export const mailsOf = (tenant: HostedTenant, { sealer }: Services): Promise<WaitingMail[]> =>
  tenant.tx(async (db) => {
    const { open } = await sealer.forTenant(db);
    const rows = await db("mailDeliveries").orderBy("createdAt");
    return rows.map(({ id, sealedSecret, kind, toAddress, language, content }) => ({
      kind,
      toAddress,
      language,
      content,
      secret: sealedSecret ? open(placeOfMailSecret(id), sealedSecret).toString() : "",
    }));
  });
