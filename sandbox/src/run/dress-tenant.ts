import { randomUUID } from "node:crypto";
import {
  saveBannerMessage,
  savePortalTexts,
  saveUserMetadataSetting,
  type Tx,
} from "@tieout/server/database";
import { changeLogo, type Operator, operate } from "@tieout/server/operating";
import type { Storage } from "@tieout/server/storage";
import { demoLogo } from "../demo/logo.ts";
import type { DemoTenant } from "../demo/tenants.ts";

/** What an operator would add to a new tenant, so that there is something to see. */
export async function dressTenant(
  operator: Operator,
  { id, logo, banners, portalTexts, metadata }: DemoTenant,
  storage: Storage,
): Promise<void> {
  const picture = { bytes: demoLogo(logo), type: "image/png" } as const;
  await changeLogo(operator, { tenantId: id, storage }, picture);
  await operate(operator, id, { action: "tenant-dressed" }, async (db: Tx) => {
    for (const [position, banner] of banners.entries()) {
      await saveBannerMessage(db, { id: randomUUID(), position, ...banner });
    }
    for (const { texts, ...key } of portalTexts) await savePortalTexts(db, key, texts);
    for (const [position, setting] of metadata.entries()) {
      await saveUserMetadataSetting(db, { ...setting, position });
    }
  });
}
