import { uncertainOf } from "../account-types/type-questions.ts";
import { countBySource, type FileAccountTypes } from "../account-types/typed-account.ts";
import { type Check, fail } from "../check/check.ts";
import type { FileFindings } from "./file-findings.ts";

/** How many types aren't the file's own, and what the sender says against strong evidence. Both stay with the record. */
export function typeChecks(
  types: FileAccountTypes,
  { from, upTo }: Pick<FileFindings, "from" | "upTo">,
): Check[] {
  const { accounts, materiality, proof, totals } = types;
  const span = {
    category: "vendor",
    ...(from !== undefined && { from }),
    ...(upTo !== undefined && { to: upTo }),
  } as const;
  const values = {
    ...countBySource(accounts),
    unsure: accounts.filter((one) => one.from === "guess" && one.sureness === "unsure").length,
  };
  const severity = uncertainOf(types) > materiality ? "high" : "low";
  const isProven = proof.result === "proven" && proof.by === undefined;
  const provenBy = totals?.from === "file" ? "file-types-proven-by-file" : "file-types-proven";
  const code = isProven ? provenBy : "file-types-guessed";
  const typed = fail({ id: "file-accounts-typed", ...span, severity }, { code, values });
  const doubted = accounts.filter(({ doubt }) => doubt);
  const [first] = doubted;
  if (!first) return [typed];
  const account = first.number === undefined ? first.name : `${first.number} ${first.name}`;
  return [
    typed,
    fail(
      { id: "file-types-doubted", ...span, severity: "high" },
      { code: "file-types-doubted", values: { accounts: doubted.length, account } },
      { accountId: first.id },
    ),
  ];
}
