import { uncertainOf } from "../account-types/type-questions.ts";
import {
  countBySource,
  type FileAccountTypes,
  type TypedAccount,
} from "../account-types/typed-account.ts";
import { type Check, fail, type Question } from "../check/check.ts";
import type { CheckFact } from "../check/check-facts.ts";
import { toMinor } from "../money/money.ts";
import type { FileFindings } from "./file-findings.ts";

/** How many types aren't the file's own, and what the sender says against strong evidence. Both stay with the record. */
export function typeChecks(
  types: FileAccountTypes,
  { from, upTo, currency }: Pick<FileFindings, "from" | "upTo" | "currency">,
): Check[] {
  const { accounts } = types;
  // Which guesses there are proves no figure.
  const span = {
    category: "quality",
    ...(from !== undefined && { from }),
    ...(upTo !== undefined && { to: upTo }),
  } as const;
  const [first, ...others] = accounts.filter(({ doubt }) => doubt);
  if (!first) return [typedCheck(types, span)];
  const account = nameOf(first);
  const { side } = first;
  // The ledger's sign would say nothing beside a side's name.
  const minor = toMinor(Math.abs(first.balance));
  const fact: CheckFact =
    others.length === 0 && side
      ? {
          code: "file-type-doubted",
          values: { account, side, balance: { minor, currency: currency.code } },
        }
      : { code: "file-types-doubted", values: { accounts: others.length + 1, account } };
  return [
    typedCheck(types, span),
    fail({ id: "file-types-doubted", ...span, severity: "high" }, fact, { accountId: first.id }),
  ];
}

/** Whether the check tells which types were guessed, so that the ledger's own doesn't have to. */
export const tellsTypes = ({ fact }: Pick<Check, "fact">): boolean => ofTypes.has(fact.code);

const ofTypes: ReadonlySet<CheckFact["code"]> = new Set([
  "file-types-guessed",
  "file-types-unknown",
  "file-types-proven",
  "file-types-proven-by-file",
] as const);

/** Whether the check is of types that aren't the source's own, so that a lender's may have come since. */
export const isOfTypes = (check: Pick<Check, "fact">): boolean =>
  tellsTypes(check) || ofOpenTypes.has(check.fact.code);

const ofOpenTypes: ReadonlySet<CheckFact["code"]> = new Set([
  "file-type-doubted",
  "file-types-doubted",
  "accounts-guessed",
  "accounts-unknown",
] as const);

function typedCheck(types: FileAccountTypes, span: Omit<Question, "id" | "severity">): Check {
  const { accounts, materiality, proof, totals } = types;
  const id = "file-accounts-typed";
  const unsure = accounts.filter((one) => one.from === "guess" && one.sureness === "unsure");
  const values = { ...countBySource(accounts), unsure: unsure.length };
  const [unknown] = accounts.filter(
    ({ sureness, balance }) => sureness === "unknown" && balance !== 0,
  );
  if (unknown) {
    return fail(
      { id, ...span, severity: "high" },
      { code: "file-types-unknown", values: { ...values, account: nameOf(unknown) } },
      { accountId: unknown.id },
    );
  }
  const severity = uncertainOf(types) > materiality ? "high" : "low";
  const isProven = proof.result === "proven" && proof.by === undefined;
  const provenBy = totals?.from === "file" ? "file-types-proven-by-file" : "file-types-proven";
  const code = isProven ? provenBy : "file-types-guessed";
  const [doubtful] = unsure;
  const place = doubtful && { accountId: doubtful.id };
  return fail({ id, ...span, severity }, { code, values }, place);
}

const nameOf = ({ number, name }: TypedAccount): string =>
  number === undefined ? name : `${number} ${name}`;
