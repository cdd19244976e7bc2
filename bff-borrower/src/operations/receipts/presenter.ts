import type { components } from "@tieout/openapi/borrower";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { ReckonedReceipt } from "@tieout/services/receipts/reckon-receipt";
import type { Borrower } from "../operation.ts";
import { copyOf } from "../user-copies/user-copies.ts";

type Wire = components["schemas"];

/** A receipt with its holder's actions. An exact copy requires the session. */
export async function presentReceipt(
  db: Tx,
  caller: Pick<Borrower, "session" | "byMail" | "tenantDisabled">,
  { receipt, submission, mayEndAccess, mayWithdraw }: ReckonedReceipt,
): Promise<Wire["Receipt"]> {
  const { verificationEmail, verifiedAt } = submission;
  const address = verifiedAt === undefined ? undefined : verificationEmail;
  const { session, byMail = false, tenantDisabled = false } = caller;
  const mayCopy =
    !byMail &&
    !tenantDisabled &&
    address !== undefined &&
    (await copyOf(db, session, submission)).result === "offered";
  return {
    ...receipt,
    // Only the contract's packages can be connected.
    datasourceNameId: receipt.datasourceNameId as Wire["AccountingPackage"],
    read: [...receipt.read],
    ...(mayCopy && { copyAddress: address }),
    may: { endAccess: mayEndAccess, withdraw: mayWithdraw },
  };
}
