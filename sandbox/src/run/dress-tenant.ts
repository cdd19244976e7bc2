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
  { id, hasLogo, banners, portalTexts, metadata }: DemoTenant,
  storage: Storage,
): Promise<void> {
  if (hasLogo) {
    const logo = { bytes: demoLogo(), type: "image/png" } as const;
    await changeLogo(operator, { tenantId: id, storage }, logo);
  }
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
