import type { Industry } from "../../industry/industry.ts";
import type { Account, Classification, Ledger } from "../../ledger/ledger.ts";
import { classifyOf } from "../../spread/account-commands.ts";
import type { Adjustment } from "../../spread/adjustment.ts";
import { entryCommands } from "../../spread/adjustment-entry.ts";
import type { Command } from "../../spread/command.ts";
import { beginEditing, edit } from "../../spread/edit-session.ts";
import { moveOf } from "../../spread/place-commands.ts";
import { type Spread, standardSpread } from "../../spread/spread.ts";
import { spreadBooksOf } from "../../spread/spread-books.ts";
import { entry, lines } from "../../spread/testing/adjusting.ts";
import {
  alder as alderChart,
  type YearEndAccount,
  yearEndLedger,
} from "../../spread/testing/year-end-ledger.ts";
import type { NodeRef } from "../../statement/layout.ts";
import { analyzeRisk, type RiskAnalysis, type RiskContext } from "../analyze.ts";
import { openPd1 } from "../model.ts";
import { peersSoi2013, zip3States } from "../peer-data.ts";
import { type ReadStatements, readStatements } from "../read-statements.ts";
import type { RiskNote } from "../statement-notes.ts";

/** Alder's books of 2024 and 2025, with accounts replaced or added. */
export function alder(...changed: readonly YearEndAccount[]): Ledger {
  const numbers = new Set(changed.map(([number]) => number));
  const kept = alderChart.filter(([number]) => !numbers.has(number));
  return yearEndLedger("Alder", [...kept, ...changed]);
}

export function withAccount(ledger: Ledger, id: string, changes: Partial<Account>): Ledger {
  const accounts = ledger.accounts.map((account) =>
    account.id === id ? { ...account, ...changes } : account,
  );
  return { ...ledger, accounts };
}

/** Edits as the editor makes them: each command applies to the result of the ones before. */
export function edited(ledger: Ledger, ...edits: readonly Step[]): Spread {
  const books = spreadBooksOf({ [ledger.basis]: ledger });
  let session = beginEditing(standardSpread(ledger.accounts));
  for (const [i, next] of edits.entries()) {
    const commands = [next(session.spread) ?? []].flat();
    const group = commands.map((command, j) => ({ id: `${i}/${j}`, group: `${i}`, command }));
    const done = edit(session, group, books);
    if (done.refused) throw new Error(done.refused);
    session = done.session;
  }
  return session.spread;
}

export function moving(to: NodeRef, ...ids: readonly string[]): (spread: Spread) => Command {
  return (spread) => {
    const nodes = ids.map((id): NodeRef => `account/${id}`);
    const move = moveOf(spread, nodes, { to });
    if (!move) throw new Error(`${ids.join()} can't be moved`);
    return move;
  };
}

export function adjusting(changes: Partial<Adjustment>): (spread: Spread) => Command {
  return () => ({ do: "adjust", adjustment: entry(changes) });
}

export function adding(id: string, to: NodeRef): () => Command {
  const captions = { headerCaption: "Total funded debt", footerCaption: "Total funded debt" };
  return () => ({ do: "addSection", id, to, ...captions, side: "Credit" });
}

export function classifying(
  id: string,
  classification: Classification,
): (spread: Spread) => Command | undefined {
  return (spread) => {
    const books = spreadBooksOf({ accrual: alder() });
    return classifyOf(spread, `account/${id}`, { classification, said: true }, books);
  };
}

/** Adds back owner's pay of 70 and a one-time settlement of 60. */
export function addBacks(spread: Spread): Command[] {
  const adjustment = entry({ kind: "AddBack", lines: lines(["6030", -70], ["6800", -60]) });
  const books = spreadBooksOf({ accrual: alder() });
  return entryCommands(spread, { adjustment, newAccounts: [], addBacksName: "Add-backs" }, books);
}

/** Plumbing contractors in Dallas. */
export const dallas: RiskContext = {
  model: openPd1,
  peers: peersSoi2013,
  industries: [contractors()],
  zip3States,
  naicsCode: "238220",
  postalCode: "75201",
};

function contractors(): Industry {
  const title = "Plumbing, Heating, and Air-Conditioning Contractors";
  return { code: "238220", title, index: [], soi: "238220", soiLevel: "minor" };
}

export function analyzed(
  ledger: Ledger,
  spread: Spread = standardSpread(ledger.accounts),
  context: RiskContext = dallas,
): RiskAnalysis {
  const analysis = analyzeRisk({ ledger, spread }, context);
  if (analysis.failed) throw new Error(analysis.failed);
  return analysis;
}

export function read(
  ledger: Ledger,
  spread: Spread = standardSpread(ledger.accounts),
): ReadStatements {
  const found = readStatements({ ledger, spread });
  if (found.failed) throw new Error(found.failed);
  return found;
}

/** Whole dollars. */
export function dollars(amounts: Readonly<Partial<Record<string, number>>>) {
  return Object.fromEntries(
    Object.entries(amounts).map(([name, amount = Number.NaN]) => [name, amount / 100]),
  );
}

type Step = (spread: Spread) => Command | undefined | readonly Command[];

/** Scored and shown figures in whole dollars. */
export function amountsOf(books: Ledger, ...edits: readonly Step[]) {
  const { inputs, shown } = read(books, edited(books, ...edits)).leading;
  return dollars({ ...inputs.year, ...shown.year });
}

/** Notes in whole dollars, with the number of accounts unless it's one. */
export function notesOf(books: Ledger, ...given: readonly (RiskNote["code"] | Step)[]) {
  const codes = given.filter((one) => typeof one === "string");
  const edits = given.filter((one) => typeof one !== "string");
  const spread: Spread = edited(books, ...edits);
  return read(books, spread)
    .notes.filter(({ code }) => codes.includes(code))
    .map(({ code, values }) => ({
      code,
      ...values,
      ...("amount" in values && { amount: values.amount / 100 }),
      ...("accounts" in values && values.accounts === 1 && { accounts: undefined }),
    }));
}
