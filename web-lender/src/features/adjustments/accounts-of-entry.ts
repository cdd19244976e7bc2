import type { Language } from "@tieout/core/language";
import { kindOf } from "@tieout/core/ledger/classify";
import { type AdjustmentKind, addBacksId } from "@tieout/core/spread/adjustment";
import { statementTexts } from "@tieout/core/statement/texts";
import type { ComboboxOption } from "@tieout/ui-kit";
import { classifying, type EntryContext, type EntryForm } from "./entry-form.ts";

/** Stands among the accounts; makes one of our own. */
export const newLineOption = "new";

/** The accounts that an entry of its kind may post to, by statement, ours among them. */
export function accountOptions(
  form: Pick<EntryForm, "kind" | "newAccounts">,
  context: Pick<EntryContext, "spread" | "books" | "ledger">,
  language: Language,
): ComboboxOption[] {
  const { titles } = statementTexts[language];
  const classificationOf = classifying(form, context);
  const ours = [...context.spread.ownAccounts, ...form.newAccounts].filter(
    ({ id }) => id !== addBacksId,
  );
  const all = [
    ...context.ledger.accounts
      .filter(({ posting }) => posting)
      .map(({ id, number, name }) => ({ id, label: [number, name].filter(Boolean).join(" ") })),
    ...ours.map(({ id, name }) => ({ id, label: name })),
  ];
  return (["Real", "Nominal"] as const).flatMap((wanted) =>
    allowed[form.kind].includes(wanted)
      ? all.flatMap(({ id, label }) => {
          const classification = classificationOf(id);
          const isOther = !classification || kindOf(classification) !== wanted;
          const isRolled = classification === "retained_earnings" && form.kind !== "Correction";
          if (isOther || isRolled) return [];
          const group = titles[wanted === "Real" ? "BalanceSheet" : "IncomeStatement"];
          return [{ value: id, label, group }];
        })
      : [],
  );
}

const allowed: Record<AdjustmentKind, readonly ("Real" | "Nominal")[]> = {
  Reclassification: ["Real", "Nominal"],
  AddBack: ["Nominal"],
  Accrual: ["Real", "Nominal"],
  Correction: ["Real"],
};

/** "2100 Line of credit", or the name of a line of ours. */
export function accountName(
  { spread, ledger }: Pick<EntryContext, "spread" | "ledger">,
  accountId: string,
): string {
  const account = ledger.accounts.find(({ id }) => id === accountId);
  if (account) return [account.number, account.name].filter(Boolean).join(" ");
  return spread.ownAccounts.find(({ id }) => id === accountId)?.name ?? accountId;
}
