import { spreadBooksOf } from "@tieout/core/spread/spread-books";
import { financialStatement, viewStatement } from "@tieout/core/statement/financial-statement";
import { mayReleaseStatements } from "@tieout/core/submission";
import { etag } from "@tieout/server/http/etag";
import { problem } from "@tieout/server/http/problem";
import { GzippedJson, SerializedJson } from "@tieout/server/http/serialized-json";
import { findSpread, findSpreadVersion } from "@tieout/services/financial-records/spread";
import { findPackedFigures, packFiguresLate } from "@tieout/services/ledger/figures";
import { findLedgers, ledgerIn } from "@tieout/services/ledger/ledger";
import { releaseSubmission } from "@tieout/services/submissions/submission";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import { replyWithSubmission } from "../submissions/presenter.ts";
import type { Wire } from "../wire.ts";
import { authorizeRecord, authorizeStatements } from "./guard.ts";
import { KeptReplies } from "./kept-replies.ts";
import { presentFinancialStatement } from "./presenter.ts";

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
    const view = { type, reportingPeriod, order, language };
    const key = JSON.stringify([db.tenantId, record.id, basis, version, view, numberStyle]);
    const known = kept.get(key);
    if (known) return { status: 200, body: known, headers: { etag: etag(version) } };

    const stored = await findSpread(db, record.id);
    const ledgers = await findLedgers(db, record);
    const subject = {
      ledger: ledgerIn(ledgers, basis),
      books: spreadBooksOf(ledgers),
      spread: stored.spread,
      availableBases: record.bases,
      datasourceNameId: record.datasourceNameId,
      asOf: record.dataAsOf,
    };
    const shown = financialStatement(subject, viewStatement(subject, view), {
      ...view,
      numberStyle,
    });
    const body = SerializedJson.from(presentFinancialStatement(shown, stored.version));
    // After a concurrent save, the statement belongs to the new version.
    if (stored.version === version) kept.keep(key, body);
    return { status: 200, body, headers: { etag: etag(stored.version) } };
  });

/** Passed on as packed when the record was created. */
export const getFigures: Handler<"getFigures"> = async ({ params }, { tx, caller }) => {
  const { record, packed } = await tx(async (db) => {
    const { record } = await authorizeStatements(db, params, caller);
    return { record, packed: await findPackedFigures(db, record.id) };
  });
  return { status: 200, body: new GzippedJson(packed ?? (await packFiguresLate(tx, record))) };
};

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
