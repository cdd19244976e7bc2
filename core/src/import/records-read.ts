import type { BooksSource } from "../check/check-facts.ts";
import type { OpenDocument, Party } from "../ledger/ledger.ts";
import {
  type CollectionGroup,
  collectionGroups,
  fileGroups,
} from "../submission-request/submission-request.ts";
import { type ImportStep, importSteps } from "./import.ts";

/** In the order in which they're listed (D-45). */
export const workbookVariants = [
  "financial-statements",
  "accounts-receivable",
  "accounts-payable",
  "transactions",
  "general-ledger",
] as const;
export type WorkbookVariant = (typeof workbookVariants)[number];

type Side = OpenDocument["side"];

/** The records that a scope leads to. Nothing else is asked of the package, kept, listed or made into a workbook. */
export interface RecordsRead {
  /** In order. */
  readonly steps: readonly ImportStep[];
  /** Whose open documents are read. */
  readonly sides: readonly Side[];
  /** Kinds of parties whose names are read. */
  readonly parties: readonly Party["kind"][];
  /** Whether journal lines name their party. Otherwise parties are those of open documents, and lines have none (D-17). */
  readonly partiesOnLines: boolean;
  readonly workbooks: readonly WorkbookVariant[];
}

/** What each group adds to a read. The ledger belongs to the statements and to the transactions. */
const readsOf: Readonly<
  Record<
    CollectionGroup,
    { readonly steps: readonly ImportStep[]; readonly workbooks: readonly WorkbookVariant[] }
  >
> = {
  "financial-statements": {
    steps: ["accounts", "trial-balances", "journal-lines", "vendor-statements"],
    workbooks: ["financial-statements", "general-ledger"],
  },
  "accounts-receivable": { steps: ["receivables", "parties"], workbooks: ["accounts-receivable"] },
  "accounts-payable": { steps: ["payables", "parties"], workbooks: ["accounts-payable"] },
  transactions: {
    steps: ["accounts", "trial-balances", "journal-lines", "parties"],
    workbooks: ["transactions", "general-ledger"],
  },
};

/** Every import identifies the company, and loads and checks what came. */
const stepsOfEach: readonly ImportStep[] = ["company", "load", "checks"];

interface BooksAsked {
  readonly groups: readonly CollectionGroup[];
  /** False for a file of balances, which has no ledger. */
  readonly hasEntries?: boolean;
}

/** The records read and the workbooks made for a scope's groups. Its screens, receipt and mails list the same. */
export function recordsRead({ groups, hasEntries = true }: BooksAsked): RecordsRead {
  const asked = collectionGroups.filter((group) => groups.includes(group));
  const reads = asked.map((group) => readsOf[group]);
  const partiesOnLines = asked.includes("transactions");
  const sides: Side[] = [
    ...(asked.includes("accounts-receivable") ? (["receivable"] as const) : []),
    ...(asked.includes("accounts-payable") ? (["payable"] as const) : []),
  ];
  const steps = new Set([...stepsOfEach, ...reads.flatMap((each) => each.steps)]);
  if (steps.has("journal-lines")) steps.add("statements");
  const workbooks = new Set(reads.flatMap((each) => each.workbooks));
  if (!hasEntries) {
    steps.delete("journal-lines");
    workbooks.delete("general-ledger");
  }
  return {
    steps: importSteps.filter((step) => steps.has(step)),
    sides,
    parties: partiesOnLines ? ["customer", "vendor", "other"] : sides.map((side) => partyOf[side]),
    partiesOnLines,
    workbooks: workbookVariants.filter((variant) => workbooks.has(variant)),
  };
}

/** Whom the documents of a side are with. */
const partyOf = { receivable: "customer", payable: "vendor" } as const;

/** A file is read for its statements, whatever else was requested. */
export const groupsRead = (
  groups: readonly CollectionGroup[],
  source: BooksSource,
): readonly CollectionGroup[] => (source === "file" ? fileGroups : groups);

/** Whether there are balances: without them there are no statements to show, and no risk to compute. */
export const readsLedger = (scope: { readonly groups: readonly CollectionGroup[] }): boolean =>
  recordsRead(scope).steps.includes("journal-lines");
