import { workspaceCapabilitiesOf } from "@tieout/core/access";
import { mayReleaseStatements } from "@tieout/core/submission";
import type { Tx } from "@tieout/server/database/with-tenant";
import {
  listPortfolio,
  type PortfolioPlace,
  type PortfolioQuery,
  type PortfolioRow,
} from "@tieout/services/risk/portfolio";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import type { Handler, Lender } from "../operation.ts";
import { requireStatementsSwitchedOn, statementsRules } from "../records/guard.ts";
import type { Wire } from "../wire.ts";
import { requireRiskSwitchedOn } from "./guard.ts";

/** As many as the contract allows. */
const rowsAPage = 100;

export const listRiskAnalyses: Handler<"listRiskAnalyses"> = (
  { query: { cursor } },
  { tx, caller },
) =>
  tx(async (db) => {
    const visible = await authorizePortfolio(db, caller);
    if (!visible) return { status: 200, body: { items: [] } };
    const after = cursor === undefined ? undefined : placeOf(cursor);
    const rows = await listPortfolio(db, { ...visible, after, limit: rowsAPage + 1 });
    const page = rows.slice(0, rowsAPage);
    const last = page.at(-1);
    const hasMore = rows.length > page.length;
    const body = {
      items: page.map(presentRow),
      ...(last && hasMore && { nextCursor: cursorAt(last) }),
    };
    return { status: 200, body };
  });

/** Which statements the caller may read, by the same rules as for a single record. Undefined if none. */
async function authorizePortfolio(
  db: Tx,
  { userId: memberId, roles }: Lender,
): Promise<Omit<PortfolioQuery, "after" | "limit"> | undefined> {
  await requireRiskSwitchedOn(db);
  const settings = await findTenantSettings(db);
  requireStatementsSwitchedOn(settings);
  const held = workspaceCapabilitiesOf({ roles, member: true });
  if (!held.includes("CanViewWorkspace")) return undefined;
  const { minimumMappingDate: from, financialStatementsReleaseEnabled } = statementsRules(settings);
  return {
    memberId,
    collectedAfter: from === undefined ? undefined : new Date(from),
    onlyReleased: financialStatementsReleaseEnabled && !mayReleaseStatements(roles),
  };
}

function presentRow(row: PortfolioRow): Wire["RiskPortfolioItem"] {
  const { workspaceId, displayName, submissionId, financialRecordId, periodEnd, peerScore } = row;
  const { high, medium, low, overridden } = row;
  return {
    ...{ workspaceId, displayName, submissionId, financialRecordId },
    statementYear: Number(periodEnd.slice(0, 4)),
    periodEnd,
    pd1: 100 * row.pd1,
    pd5: 100 * row.pd5,
    peerScore,
    ...changeOf(row),
    openFindings: { high, medium, low },
    overridden,
    analyzedAt: row.analyzedAt.toISOString(),
  };
}

/** No change is shown between two models or two bases, because it wouldn't be the business that changed. */
function changeOf({
  before,
  pd1,
  pd5,
  modelHash,
  basis,
}: PortfolioRow): Pick<Wire["RiskPortfolioItem"], "change" | "changeAbsent"> {
  if (!before) return { change: null, changeAbsent: "no-earlier-analysis" };
  if (before.modelHash !== modelHash) return { change: null, changeAbsent: "other-model" };
  if (before.basis !== basis) return { change: null, changeAbsent: "other-basis" };
  const change = { pd1: 100 * (pd1 - before.pd1), pd5: 100 * (pd5 - before.pd5) };
  return { change, changeAbsent: null };
}

const cursorAt = ({ pd1, workspaceId }: PortfolioPlace) => `${pd1}_${workspaceId}`;

/** The contract has validated the cursor's format. */
function placeOf(cursor: string): PortfolioPlace {
  const [pd1 = "", workspaceId = ""] = cursor.split("_");
  return { pd1: Number(pd1), workspaceId };
}
