import type { Day } from "@tieout/core/calendar/day";
import type { Permission } from "@tieout/core/receipt/permission";
import type { components } from "@tieout/openapi/borrower";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findAskOfReceipt } from "@tieout/services/consent/permission-ask";
import type { ReckonedReceipt } from "@tieout/services/receipts/reckon-receipt";
import type { Borrower } from "../operation.ts";
import { copyStanding, findCopyAddress } from "../user-copies/user-copies.ts";

type Wire = components["schemas"];

/** A receipt with its holder's actions. An exact copy requires the session. */
export async function presentReceipt(
  db: Tx,
  caller: Pick<Borrower, "session" | "byMail" | "tenantDisabled">,
  reckoned: ReckonedReceipt,
  days: { readonly today: Day; readonly now: Date },
): Promise<Wire["Receipt"]> {
  const { receipt, submission, readerAddress } = reckoned;
  const { session, byMail = false, tenantDisabled = false } = caller;
  const isOffered =
    !byMail &&
    !tenantDisabled &&
    (await copyStanding(db, session, submission)).result === "offered";
  const address = isOffered ? await findCopyAddress(db, session, submission) : undefined;
  const ask = await findAskOfReceipt(
    db,
    { workspaceId: submission.workspaceId, submissionId: submission.id, readerAddress },
    days,
  );
  const { books, permission, ...facts } = receipt;
  return {
    ...facts,
    ...(books && { books: { ...books, ...sourceOf(books), read: [...books.read] } }),
    documents: [...receipt.documents],
    ...(permission && { permission: presentPermission(permission) }),
    otherPermissions: receipt.otherPermissions.map(presentPermission),
    asksForMore: ask !== undefined,
    ...(address !== undefined && { copyAddress: address }),
  };
}

const presentPermission = ({ files, ...permission }: Permission): Wire["Permission"] => ({
  ...permission,
  ...(files && { files: [...files] }),
  ...sourceOf(permission),
  groups: [...permission.groups],
});

/** Only the contract's packages can be connected. */
const sourceOf = ({ datasourceNameId }: Pick<Permission, "datasourceNameId">) => ({
  datasourceNameId: datasourceNameId as Wire["AccountingPackage"],
});
