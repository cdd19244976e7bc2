import type { Day } from "@tieout/core/calendar/day";
import type { Basis, Classification, Ledger } from "@tieout/core/ledger/ledger";
import { type Minor, sum, toMinor } from "@tieout/core/money";
import type {
  Adjustment,
  AdjustmentFault,
  AdjustmentKind,
  OwnAccount,
} from "@tieout/core/spread/adjustment";
import {
  type Entry,
  entryFault,
  type Repeat,
  repeatedDays,
  usualReversal,
  withoutAddBacks,
} from "@tieout/core/spread/adjustment-entry";
import type { SpreadBooks } from "@tieout/core/spread/command";
import { accountIn } from "@tieout/core/spread/permissions";
import type { Spread } from "@tieout/core/spread/spread";
import { type AmountStyle, amountOf, amountText } from "../../messages/typed-amount.ts";

/** An entry as it's typed. */
export interface EntryForm {
  readonly kind: AdjustmentKind;
  readonly basis: Basis;
  readonly day: Day;
  /** Undefined while it follows the kind. */
  readonly reversal?: Day | "none";
  readonly repeat: Repeat | "Once";
  /** Defaults to the last cut. */
  readonly until?: Day;
  readonly lines: readonly FormLine[];
  readonly newAccounts: readonly OwnAccount[];
  readonly reason: string;
  readonly documentId?: string;
  readonly status: Adjustment["status"];
}

/** One of the two amounts is empty. */
export interface FormLine {
  readonly key: string;
  readonly accountId?: string;
  readonly debit: string;
  readonly credit: string;
}

/** Debit positive; undefined where an amount can't be read. */
export function lineAmount({ debit, credit }: FormLine, style: AmountStyle): Minor | undefined {
  const [typed, sign] = credit.trim() === "" ? [debit, 1] : [credit, -1];
  if (typed.trim() === "") return toMinor(0);
  const amount = amountOf(typed, style);
  return amount === undefined ? undefined : toMinor(amount * sign || 0);
}

/** What all lines leave: a positive sum is too much debit. */
export function imbalance({ lines }: Pick<EntryForm, "lines">, style: AmountStyle): Minor {
  return sum(lines.map((line) => lineAmount(line, style) ?? toMinor(0)));
}

/** With the amount that balances the others. */
export function balancing(line: FormLine, others: Minor, style: AmountStyle): FormLine {
  const text = amountText(toMinor(Math.abs(others)), style);
  return others > 0
    ? { ...line, debit: "", credit: text }
    : { ...line, debit: others < 0 ? text : "", credit: "" };
}

let made = 0;
/** Keys only tell the fields of one page apart. */
export function emptyLine(accountId?: string): FormLine {
  return { key: `${made++}`, debit: "", credit: "", ...(accountId !== undefined && { accountId }) };
}

export function newForm(
  { basis, cuts, from }: Pick<Ledger, "basis" | "cuts" | "from">,
  accountId?: string,
): EntryForm {
  return {
    kind: "Reclassification",
    basis,
    day: cuts.at(-1) ?? from,
    repeat: "Once",
    lines: [emptyLine(accountId), emptyLine()],
    newAccounts: [],
    reason: "",
    status: "Confirmed",
  };
}

export function formOf(adjustment: Adjustment, style: AmountStyle): EntryForm {
  const { kind, basis, day, reversal = "none", reason, documentId, status } = adjustment;
  return {
    ...{ kind, basis, day, reversal, reason, status },
    ...(documentId !== undefined && { documentId }),
    repeat: "Once",
    lines: withoutAddBacks(adjustment).map(({ accountId, amount }) =>
      balancing(emptyLine(accountId), toMinor(-amount || 0), style),
    ),
    newAccounts: [],
  };
}

export interface EntryContext {
  readonly spread: Spread;
  readonly books: SpreadBooks;
  /** Of the form's basis. */
  readonly ledger: Ledger;
  readonly style: AmountStyle;
  readonly addBacksName: string;
  readonly id: string;
  readonly replaces?: Adjustment;
}

export type EntryFault = AdjustmentFault | "amount" | "reversal-missing";

interface ReadEntry {
  readonly entry: Entry;
  readonly reversal: Day | "none" | undefined;
  /** The first fault but for the reason; undefined if it can be posted. */
  readonly fault: EntryFault | undefined;
}

/** What the form says, by core's rules. Lines without account and amount don't count. */
export function readEntry(form: EntryForm, context: EntryContext): ReadEntry {
  const { spread, books, ledger, style, addBacksName, id, replaces } = context;
  const typed = form.lines.filter(({ accountId, debit, credit }) =>
    Boolean(accountId ?? (debit.trim() || credit.trim())),
  );
  const amounts = typed.map((line) => lineAmount(line, style));
  const lines = typed.map(({ accountId = "" }, i) => ({
    accountId,
    amount: amounts[i] ?? toMinor(0),
  }));
  const day = form.kind === "Correction" ? ledger.from : form.day;
  const reversal = reversalOf({ ...form, day }, { lines, context });
  const adjustment: Adjustment = {
    ...{ id, kind: form.kind, basis: form.basis, day, lines, status: form.status },
    reason: form.reason.trim(),
    ...(reversal !== undefined && reversal !== "none" && { reversal }),
    ...(form.documentId !== undefined && { documentId: form.documentId }),
    ...(replaces?.recurrenceId !== undefined && { recurrenceId: replaces.recurrenceId }),
  };
  const last = ledger.cuts.at(-1) ?? day;
  const entry: Entry = {
    ...{ adjustment, newAccounts: form.newAccounts, addBacksName },
    ...(form.repeat !== "Once" &&
      form.kind !== "Correction" && {
        days: repeatedDays(ledger, form.repeat, day, form.until ?? last),
      }),
    ...(replaces && { replaces }),
  };
  return { entry, reversal, fault: faultOf() };

  function faultOf(): EntryFault | undefined {
    if (amounts.includes(undefined)) return "amount";
    const found = entryFault(spread, reasoned(entry), books);
    return found ?? (reversal === undefined ? "reversal-missing" : undefined);
  }
}

/** As if there were a reason, whose faults are its field's. */
export function reasoned({ adjustment, ...entry }: Entry): Entry {
  return { ...entry, adjustment: { ...adjustment, reason: "…" } };
}

/** An accrual's is asked for; undefined until it's chosen. */
function reversalOf(
  form: EntryForm,
  { lines, context }: { readonly lines: Adjustment["lines"]; readonly context: EntryContext },
): Day | "none" | undefined {
  if (!reverses(form.kind)) return "none";
  if (form.reversal !== undefined) return form.reversal;
  const isLast = !context.ledger.cuts.some((cut) => cut > form.day);
  if (form.kind === "Accrual") return isLast ? "none" : undefined;
  return usualReversal({ ...form, lines }, classifying(form, context), context.ledger) ?? "none";
}

export function reverses(kind: AdjustmentKind): boolean {
  return kind === "Reclassification" || kind === "Accrual";
}

/** Of an account of the books, one of ours, or one that the form makes. */
export function classifying(
  { newAccounts }: Pick<EntryForm, "newAccounts">,
  { spread, books }: Pick<EntryContext, "spread" | "books">,
): (accountId: string) => Classification | undefined {
  return (accountId) =>
    accountIn(spread, accountId, books)?.classification ??
    newAccounts.find(({ id }) => id === accountId)?.classification;
}
