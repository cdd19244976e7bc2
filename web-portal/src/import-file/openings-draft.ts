import type { AccountClass } from "@tieout/core/account-types/account-class";
import type { SaidOpening, SaidOpenings } from "@tieout/core/book-mapping/file-choices";
import type { FileOpenings } from "@tieout/core/book-mapping/file-openings";
import { type Minor, toMinor } from "@tieout/core/money";
import type { FileImport, FileImportChoices } from "./file-import-calls.ts";

/** Core's own shape: the contract has days and amounts as plain text and numbers. */
export const openingsOf = ({ openings }: FileImport): FileOpenings | undefined =>
  openings as FileOpenings | undefined;

/** All choices with another answer to this question, or with none. */
export function withOpenings(
  { openings: _, ...choices }: FileImportChoices,
  said: FileImportChoices["openings"],
): FileImportChoices {
  return { ...choices, ...(said && { openings: said }) };
}

export type OpeningsWay = "none" | "file" | SaidOpenings["way"];

/** An account with what its sender typed, on one side at most. */
export interface OpeningRow {
  readonly key: string;
  /** Absent for an account that the file doesn't have. */
  readonly accountId?: string;
  readonly number?: string;
  readonly name: string;
  readonly accountClass?: AccountClass;
  readonly debit: string;
  readonly credit: string;
}

export interface OpeningsDraft {
  readonly way: OpeningsWay;
  readonly rows: readonly OpeningRow[];
}

/** The accounts of the file and those that were added, with what was said of them. `write` makes an amount a text. */
export function draftOf(
  { accounts, said, from }: FileOpenings,
  {
    write,
    retainedEarnings,
    hasFile,
  }: {
    readonly write: (amount: number) => string;
    /** The name of a row for it, if the file has no such account. */
    readonly retainedEarnings: string;
    /** A second file is there, taken or not. */
    readonly hasFile: boolean;
  },
): OpeningsDraft {
  const balances = said?.balances ?? [];
  const saidOf = new Map(balances.map((each) => [each.accountId, each.amount]));
  const added = balances.filter(({ accountId }) => accountId === undefined);
  const hasRetained =
    added.length > 0 || accounts.some(({ accountClass }) => accountClass === "retained_earnings");
  return {
    way: hasFile
      ? "file"
      : (said?.way ?? (from === "none" ? "none" : from === "sender" ? "typed" : "began")),
    rows: [
      ...accounts.map((account) => ({
        key: account.accountId,
        ...account,
        ...sides(saidOf.get(account.accountId), write),
      })),
      ...added.map(({ name = "", accountClass = "equity", amount }, index) => ({
        ...newRow(index, { name, accountClass }),
        ...sides(amount, write),
      })),
      ...(hasRetained
        ? []
        : [newRow(0, { name: retainedEarnings, accountClass: "retained_earnings" })]),
    ],
  };
}

function sides(amount: Minor | undefined, write: (amount: number) => string) {
  return {
    debit: amount !== undefined && amount > 0 ? write(amount) : "",
    credit: amount !== undefined && amount < 0 ? write(-amount) : "",
  };
}

function newRow(index: number, named: Pick<OpeningRow, "name" | "accountClass">): OpeningRow {
  return { key: `added ${index}`, ...named, debit: "", credit: "" };
}

/** With an empty row for an account that the file doesn't have. Its type is asked: a default would be a guess. */
export function withNewRow({ way, rows }: OpeningsDraft): OpeningsDraft {
  const added = rows.filter(({ accountId }) => accountId === undefined).length;
  return { way, rows: [...rows, newRow(added, { name: "" })] };
}

/** The amounts of a draft as another language writes them. What isn't an amount stays as it was typed. */
export function rewritten(
  { way, rows }: OpeningsDraft,
  read: (text: string) => Minor | undefined,
  write: (amount: number) => string,
): OpeningsDraft {
  const again = (text: string) => {
    const amount = text.trim() === "" ? undefined : read(text);
    return amount === undefined ? text : write(amount);
  };
  const rewrite = (row: OpeningRow) => ({
    ...row,
    debit: again(row.debit),
    credit: again(row.credit),
  });
  return { way, rows: rows.map(rewrite) };
}

export interface OpeningsRead {
  readonly debits: Minor;
  readonly credits: Minor;
  /** Keys of rows with a text that isn't an amount, or amounts on both sides. */
  readonly unread: ReadonlySet<string>;
  /** Rows with an amount and no name. */
  readonly nameless: number;
  /** Added rows with an amount and no type. */
  readonly typeless: number;
  readonly balances: readonly SaidOpening[];
}

/** Reads what was typed; `read` gives the amount of a text, undefined where it isn't one. */
export function readDraft(
  { rows }: OpeningsDraft,
  read: (text: string) => Minor | undefined,
): OpeningsRead {
  const amountOf = (text: string) => (text.trim() === "" ? toMinor(0) : read(text));
  const found = rows.map((row) => {
    const [debit, credit] = [amountOf(row.debit), amountOf(row.credit)];
    return { row, debit, credit };
  });
  const known = found.flatMap(({ row, debit, credit }) =>
    debit === undefined || credit === undefined || (debit !== 0 && credit !== 0)
      ? []
      : [{ row, debit, credit }],
  );
  const filled = known.filter(({ debit, credit }) => debit !== credit);
  const isKnown = new Set(known.map(({ row }) => row.key));
  return {
    debits: toMinor(known.reduce((sum, { debit }) => sum + debit, 0)),
    credits: toMinor(known.reduce((sum, { credit }) => sum + credit, 0)),
    unread: new Set(rows.flatMap(({ key }) => (isKnown.has(key) ? [] : key))),
    nameless: filled.filter(({ row }) => row.name.trim() === "").length,
    typeless: filled.filter(({ row }) => row.accountId === undefined && !row.accountClass).length,
    balances: filled.map(({ row, debit, credit }) => {
      const { accountId, name, accountClass } = row;
      const amount = toMinor(debit - credit);
      return accountId === undefined
        ? { name: name.trim(), ...(accountClass && { accountClass }), amount }
        : { accountId, amount };
    }),
  };
}
