import type { BooksReader, Company } from "@tieout/connectors/connector";
import { type Day, daysBetween } from "@tieout/core/calendar/day";
import { recordsRead } from "@tieout/core/import/records-read";
import { planFile, planImport } from "@tieout/core/submission-request/options";
import type {
  ImportPlan,
  SubmissionRequest,
} from "@tieout/core/submission-request/submission-request";
import { type Anonymizer, readerOfParties, readerOfPlan } from "./plan-reader.ts";
import { type Puller, type PullState, pull, type Question } from "./pull.ts";
import { boundsOf, companyBounds, factBytes } from "./pull-bounds.ts";
import { askedBy, questionsOf } from "./questions.ts";
import type { Pulled, PullStep, SpoolParts } from "./spool.ts";

export interface Collection {
  readonly request: SubmissionRequest;
  /** The local day where the import was started (D-56). */
  readonly today: Day;
  readonly reader: BooksReader;
  readonly anonymizer: Anonymizer;
  /** Called once the days are known, before anything but the company is read. Throws if the consent doesn't cover them. */
  readonly permit: (plan: ImportPlan, company: Company) => Promise<void>;
}

export interface Collected extends SpoolParts {
  readonly company: Company;
  readonly plan: ImportPlan;
}

/** Reads the books into the spool step by step, resuming a killed run. */
export async function collect(
  puller: Puller,
  { request, today, reader, anonymizer, permit }: Collection,
): Promise<Collected> {
  const companyQuestion = async () => ({ items: [await reader.company()] });
  const companyPull = await pull(puller, "company", [companyQuestion], { bounds: companyBounds });
  const company = await firstOf(puller.spool.read("company", companyPull.parts));
  const plan = planOf(request, today, company);
  await permit(plan, company);
  await reader.prepare?.(askedBy(plan, company.fiscalYearEnd));
  const scoped = readerOfPlan(reader, plan, anonymizer);
  const questions = questionsOf(scoped, plan, company.fiscalYearEnd);
  const days = daysBetween(plan.from, plan.upTo) + 1;
  const expectedLines =
    company.linesADay && Math.round(company.linesADay * days * plan.bases.length);

  let [factsLeft, bytes] = [factBytes, companyPull.bytes];
  const { trialBalances, journalLines, vendorStatements } = questions;
  const accounts = await pullStep("accounts", questions.accounts);
  const balances = await pullStep("trial-balances", trialBalances, trialBalances.length);
  const lines = await pullStep("journal-lines", journalLines, expectedLines);
  const receivable = await pullStep("receivables", questions.receivables);
  const payable = await pullStep("payables", questions.payables);
  const parties = await pullStep("parties", await partyQuestions());
  const statements = await pullStep("vendor-statements", vendorStatements);

  return {
    company,
    plan,
    bytes,
    parts: {
      company: companyPull.parts,
      accounts: accounts.parts,
      "trial-balances": balances.parts,
      "journal-lines": lines.parts,
      receivables: receivable.parts,
      payables: payable.parts,
      parties: parties.parts,
      "vendor-statements": statements.parts,
    },
  };

  /** Without transactions, only the parties of open documents are kept (D-17). */
  async function partyQuestions() {
    if (recordsRead(plan).partiesOnLines) return questions.parties;
    const ids = new Set<string>();
    for (const [step, { parts }] of [
      ["receivables", receivable],
      ["payables", payable],
    ] as const) {
      for await (const item of puller.spool.read(step, parts)) {
        if ("outstanding" in item) ids.add(item.partyId);
      }
    }
    return questionsOf(readerOfParties(scoped, ids), plan, company.fiscalYearEnd).parties;
  }

  async function pullStep<Step extends PullStep>(
    step: Step,
    asked: readonly Question<Pulled[Step]>[],
    expected?: number,
  ): Promise<PullState> {
    const ofStep = boundsOf(step, plan);
    const isFacts = step !== "journal-lines";
    const bounds = isFacts ? { ...ofStep, bytes: Math.min(ofStep.bytes, factsLeft) } : ofStep;
    const known = expected === undefined ? {} : { expected };
    const { atOnce = 1 } = reader;
    // Of what is open, documents count, not the package's totals; of lines, those of entries.
    const isCounted = (item: Pulled[Step]) => !("aging" in item || "fromBalances" in item);
    const pulled = await pull(puller, step, asked, { bounds, atOnce, isCounted, ...known });
    bytes += pulled.bytes;
    if (isFacts) factsLeft -= pulled.bytes;
    return pulled;
  }
}

/** Packages are asked for days; a file has its own. */
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
