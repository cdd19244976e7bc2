import { drillDown } from "@tieout/core/statement/drill-down";
import { mayReleaseStatements } from "@tieout/core/submission";
import { etag } from "@tieout/server/http/etag";
import { notFound, problem } from "@tieout/server/http/problem";
import { SerializedJson } from "@tieout/server/http/serialized-json";
import { findSpreadVersion } from "@tieout/services/financial-records/spread";
import { releaseSubmission } from "@tieout/services/submissions/submission";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import { replyWithSubmission } from "../submissions/presenter.ts";
import type { Wire } from "../wire.ts";
import { authorizeRecord, authorizeStatements } from "./guard.ts";
import { KeptReplies } from "./kept-replies.ts";
import { presentFinancialStatement, presentLineDetail } from "./presenter.ts";
import { viewStatement } from "./statement-view.ts";

/** A Created record never changes, and its statements change only with the spread's version. */
const kept = new KeptReplies<Wire["FinancialStatement"]>({
  mostBytes: 32 * 1024 * 1024,
  keptForMs: 300_000,
});

export const getFinancialStatements: Handler<"getFinancialStatements"> = (
  { params, query },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const {
      financialStatementType: type,
      reportingPeriod,
      reportingPeriodSortOrder: order = "OldestFirst",
    } = query;
    // Access is checked on every request, also when the reply is cached.
    const { record, basis } = await authorizeStatements(
      db,
      { ...params, basis: query.basis },
      caller,
    );
    const { version, numberStyle: usual } = await findSpreadVersion(db, record.id);
    const { numberStyle = usual } = query;
    const view = { type, reportingPeriod, order, language, numberStyle };
    const key = JSON.stringify([db.tenantId, record.id, basis, version, view]);
    const known = kept.get(key);
    if (known) return { status: 200, body: known, headers: { etag: etag(version) } };

    const viewed = await viewStatement(db, record, basis, view);
    const body = new SerializedJson(presentFinancialStatement(record, viewed, view));
    // After a concurrent save, the statement belongs to the new version.
    if (viewed.version === version) kept.keep(key, body);
    return { status: 200, body, headers: { etag: etag(viewed.version) } };
  });

export const getStatementLine: Handler<"getStatementLine"> = (
  { params: { lineItemId, ...params }, query },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const { financialStatementType: type, reportingPeriod, reportingPeriodId } = query;
    const { record, basis } = await authorizeStatements(
      db,
      { ...params, basis: query.basis },
      caller,
    );
    const view = { type, reportingPeriod, language };
    const { statement, ledger } = await viewStatement(db, record, basis, view);
    const opened = drillDown(statement, ledger, lineItemId, reportingPeriodId);
    if (!opened) return notFound();
    return { status: 200, body: presentLineDetail(opened, ledger.currency) };
  });

/** Releases the statements to the workspace's members. Irreversible, as they may have been read. */
export const releaseFinancialStatements: Handler<"releaseFinancialStatements"> = (
  { params },
  call,
) =>
  call.tx(async (db) => {
    const { now, language, caller } = call;
    const { record } = await authorizeRecord(db, params, caller);
    if (!mayReleaseStatements(caller.roles)) {
      return problem(403, "not-allowed", { title: "release-statements-not-allowed" });
    }
    const { workspaceId, submissionId: id } = record;
    if (await releaseSubmission(db, id, now)) {
      await audit(db, call, { action: "statements-released", workspaceId, subjectId: id });
    }
    return replyWithSubmission(db, { workspaceId, id }, language);
  });
