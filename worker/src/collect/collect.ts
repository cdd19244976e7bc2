import { type Day, daysBetween } from "@tieout/core/calendar";
import type { ImportPlan, SubmissionRequest } from "@tieout/core/submission-request";
import { planFile, planImport } from "@tieout/core/submission-request";
import type { BooksReader, Company } from "@tieout/server/connectors";
import type { Anonymizer } from "./anonymize.ts";
import { type Puller, pull } from "./pull.ts";
import { askedBy, questionsOf } from "./questions.ts";
import { readerOfPlan } from "./reader-of-plan.ts";
import type { PullStep } from "./spool.ts";

/** What was asked for, and what it's read with. */
export interface Collection {
  readonly request: SubmissionRequest;
  /** The day it was where the import was started (D-56). */
  readonly today: Day;
  readonly reader: BooksReader;
  readonly anonymizer: Anonymizer;
}

/** What lies in the spool, and what it is. */
export interface Collected {
  readonly company: Company;
  readonly plan: ImportPlan;
  /** How many parts each step has. */
  readonly parts: Readonly<Record<PullStep, number>>;
}

/** Reads the books into the spool, step by step; goes on where an earlier run was killed. */
export async function collect(
  puller: Puller,
  { request, today, reader, anonymizer }: Collection,
): Promise<Collected> {
  const companyPull = await pull(puller, "company", [
    async () => ({ items: [await reader.company()] }),
  ]);
  const company = await firstOf(puller.spool.read("company", companyPull.parts));
  const plan = planOf(request, today, company);
  await reader.prepare?.(askedBy(plan, company.fiscalYearEnd));
  const questions = questionsOf(
    readerOfPlan(reader, plan, anonymizer),
    plan,
    company.fiscalYearEnd,
  );
  const days = daysBetween(plan.from, plan.upTo) + 1;
  const expectedLines =
    company.linesADay && Math.round(company.linesADay * days * plan.bases.length);

  const accounts = await pull(puller, "accounts", questions.accounts);
  const { trialBalances, journalLines, receivables, payables, vendorStatements } = questions;
  const balances = await pull(puller, "trial-balances", trialBalances, trialBalances.length);
  const lines = await pull(puller, "journal-lines", journalLines, expectedLines);
  const receivable = await pull(puller, "receivables", receivables);
  const payable = await pull(puller, "payables", payables);
  const statements = await pull(puller, "vendor-statements", vendorStatements);

  return {
    company,
    plan,
    parts: {
      company: companyPull.parts,
      accounts: accounts.parts,
      "trial-balances": balances.parts,
      "journal-lines": lines.parts,
      receivables: receivable.parts,
      payables: payable.parts,
      "vendor-statements": statements.parts,
    },
  };
}

/** Packages are asked for some days; a file gives its own. */
function planOf(
  request: SubmissionRequest,
  today: Day,
  { covers, fiscalYearEnd }: Company,
): ImportPlan {
  if (!covers) return planImport(request, today, fiscalYearEnd);
  return planFile(request, { from: covers.start, upTo: covers.end });
}

async function firstOf<Item>(items: AsyncIterable<Item>): Promise<Item> {
  for await (const item of items) return item;
  throw new Error("The spool holds nothing");
}
