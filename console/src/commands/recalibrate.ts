import { type Day, parseDay } from "@tieout/core/calendar/day";
import type { RecalibrationRow, RowRefusal } from "@tieout/core/risk/follow-up";
import { modelHash, openPd1 } from "@tieout/core/risk/model";
import {
  type Recalibration,
  type RecalibrationRefusal,
  recalibrate as recalibrateModel,
} from "@tieout/core/risk/recalibrate";
import { csvRecord } from "@tieout/core/text";
import { withTenant } from "@tieout/server/database/with-tenant";
import {
  listFollowedResults,
  listScoredResults,
  type ScoredResult,
} from "@tieout/services/risk/outcomes";
import { operate } from "@tieout/services/tenants/tenants";
import { Misunderstood, type Outside, Refused, type TenantCommand } from "../command.ts";
import { reportLines } from "./recalibration-report.ts";

export const recalibrate: TenantCommand = {
  about: "tenant",
  usage: "<tenant> list | <outcomes.csv> [--to <new model.json>]",
  help: "Lists risk analyses to fill in what became of the borrowers: day of default or none, last day observed. Holds them against that, and writes a new model where it's warranted; nothing uses it until a person signs it.",
  run: async (outside, { words, options }, tenantId) => {
    const { operator, readFile, writeFile, say } = outside;
    const [path] = words;
    if (path === "list") return list(outside, tenantId);
    if (path === undefined) throw new Misunderstood("Which file of outcomes?");
    const outcomes = outcomesIn((await readFile(path)).toString("utf8"));

    const action = "risk-recalibrated";
    const found = await operate(operator, tenantId, { action }, async (db) => {
      const ids = outcomes.map(({ id }) => id);
      return followUp(outcomes, await listScoredResults(db, ids));
    });
    if (found.missing.length > 0) say(missingLine(found.missing));
    const made = recalibrateModel(found.rows, openPd1);
    if (!("report" in made)) throw new Refused(rowLine(made, found.lines));

    for (const line of reportLines(made.report)) say(line);
    if ("refused" in made) {
      say(`No new model: ${refusals[made.refused]}`);
      return;
    }
    const { model } = made;
    const to = options.to ?? `${model.version}.json`;
    await writeFile(to, `${JSON.stringify(model, null, 2)}\n`);
    say(`Wrote ${model.version} to ${to}. Nothing uses it yet.`);
    say(
      'A person has to review this report and sign the model: see "The risk model" in docs/operations.md',
    );
  },
};

/** Prints a CSV that this command reads once it's filled in. Columns after the third are ignored then. */
async function list({ operator, say }: Outside, tenantId: string): Promise<void> {
  const results = await withTenant(operator.pool, tenantId, (db) =>
    listFollowedResults(db, modelHash(openPd1), outcomesAtMost),
  );
  say(heading);
  for (const { id, periodEnd, workspaceId, workspaceName } of results) {
    // A line break in a name would start a new line.
    const name = workspaceName.replaceAll(/\p{Cc}+/gu, " ");
    say(csvRecord([id, "", "", periodEnd, workspaceId, name], ",").trimEnd());
  }
}

const heading = "analysis,default,observed until,fiscal year's end,workspace,name";

interface Outcome {
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly id: string;
  readonly defaultedOn?: Day;
  readonly observedUntil: Day;
}

/** Skips a heading. @throws Refused if a line can't be read */
function outcomesIn(text: string): Outcome[] {
  const lines = text.split(/\r?\n/).map((written, i) => ({ written: written.trim(), line: i + 1 }));
  const outcomes = lines
    .filter(({ written, line }) => written !== "" && !(line === 1 && !startsWithId.test(written)))
    .map(({ written, line }) => outcomeOf(written, line));
  if (outcomes.length === 0) throw new Refused("The file has no outcomes");
  if (outcomes.length > outcomesAtMost) {
    throw new Refused(`A file has at most ${outcomesAtMost} outcomes`);
  }
  return outcomes;
}

const startsWithId = /^[\da-f]{8}-/i;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const outcomesAtMost = 100_000;

function outcomeOf(written: string, line: number): Outcome {
  const [id = "", defaulted = "", until = ""] = written
    .split(",", 3)
    .map((cell) => cell.trim().toLowerCase());
  const observedUntil = parseDay(until);
  const defaultedOn = defaulted === "none" ? undefined : parseDay(defaulted);
  const isRead = uuid.test(id) && observedUntil && (defaulted === "none" || defaultedOn);
  if (!isRead || !observedUntil) {
    throw new Refused(
      `Line ${line} isn't the id of an analysis, a day of default or none, and the last day observed`,
    );
  }
  return { line, id, observedUntil, ...(defaultedOn && { defaultedOn }) };
}

interface FollowedUp {
  readonly rows: readonly RecalibrationRow[];
  /** The line number of each row. */
  readonly lines: readonly number[];
  readonly missing: readonly Outcome[];
}

function followUp(outcomes: readonly Outcome[], results: readonly ScoredResult[]): FollowedUp {
  const known = new Map(results.map((result) => [result.id, result]));
  const there = outcomes.flatMap((outcome) => {
    const result = known.get(outcome.id);
    return result ? [{ outcome, result }] : [];
  });
  return {
    rows: there.map(({ outcome: { defaultedOn, observedUntil }, result }) => {
      const { workspaceId: borrower, modelHash, periodEnd, logOdds } = result;
      const outcome = { observedUntil, ...(defaultedOn && { defaultedOn }) };
      return { borrower, modelHash, periodEnd, logOdds, ...outcome };
    }),
    lines: there.map(({ outcome }) => outcome.line),
    missing: outcomes.filter(({ id }) => !known.has(id)),
  };
}

function missingLine(missing: readonly Outcome[]): string {
  const lines = missing.slice(0, 10).map(({ line }) => line);
  const more = missing.length > lines.length ? ", …" : "";
  return `Left out ${missing.length} whose analysis isn't there, or was withdrawn: line ${lines.join(", ")}${more}`;
}

function rowLine(
  { refused, row }: Extract<Recalibration, { readonly row: number }>,
  lines: readonly number[],
): string {
  return `Line ${lines[row] ?? "?"}: ${rowRefusals[refused]}`;
}

const rowRefusals: Readonly<Record<RowRefusal, string>> = {
  "invalid-row": "this analysis has no score of five years",
  "default-unobserved": "the default is after the last day observed",
  "other-model": `another model than ${openPd1.version} as it's in use made this analysis`,
  "statement-repeated": "this borrower's fiscal year is in the file already",
};

const refusals: Readonly<Record<RecalibrationRefusal, string>> = {
  "too-few-defaulters": "fewer than 10 borrowers defaulted",
  "no-survivors": "all that was observed defaulted",
  "level-may-be-right": "the level may be right, as an interval of it holds 0",
  "slope-is-off":
    "the ranking is off, as an interval of its slope leaves out 1, and moving the level doesn't mend that",
};
