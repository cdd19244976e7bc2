import {
  type AccountClass,
  type Side,
  sideOf,
  type TotalGroup,
} from "@tieout/core/account-types/account-class";
import { totalsOf } from "@tieout/core/account-types/control-totals";
import { proveByTotals } from "@tieout/core/account-types/prove-by-totals";
import { type TypeQuestion, typeQuestions } from "@tieout/core/account-types/type-questions";
import type {
  ClassOrUnknown,
  ControlTotals,
  FileAccountTypes,
  StatementTotals,
  TotalsProof,
  TypedAccount,
} from "@tieout/core/account-types/typed-account";
import { type DecimalMark, readFigure } from "@tieout/core/book-mapping/figure";
import type { Minor } from "@tieout/core/money";
import type { FileImport, FileImportChoices } from "./file-import-calls.ts";

/** What a sender says on the page, before it's read again. */
export interface TypeAnswers {
  readonly classes: SaidClasses;
  readonly totals: Partial<Record<TotalName, Minor>>;
}

export type TotalName = "netIncome" | "totalAssets";

/** Without opening balances, assets are only what was posted to them, which no balance sheet says. */
export const totalsToCompare = ({ openings }: FileImport): readonly TotalName[] =>
  openings?.from === "none" ? ["netIncome"] : ["netIncome", "totalAssets"];

/** Core's own shape: the contract has days and amounts as plain text and numbers. */
export const accountTypesOf = ({ accountTypes }: FileImport): FileAccountTypes | undefined =>
  accountTypes as FileAccountTypes | undefined;

/** Whether accounts' types are asked, so that books can't be sent before. */
export function asksTypes(file: FileImport): boolean {
  const types = accountTypesOf(file);
  return types !== undefined && accountsAsked(types) > 0;
}

/** How many accounts are in doubt, and large enough to be asked. */
export const accountsAsked = (types: FileAccountTypes): number =>
  typeQuestions(types).runs.flatMap(({ accounts }) => accounts).length;

/** Whether there's anything to look at before the figures: questions, or what the sender said. */
export function hasTypesToCheck(file: FileImport): boolean {
  const said = accountTypesOf(file)?.accounts.some(({ from }) => from === "sender") ?? false;
  return said || asksTypes(file);
}

/** How many types nobody said, whether they're in doubt or not. */
export const typesGuessed = (file: FileImport): number =>
  accountTypesOf(file)?.accounts.filter(({ from }) => from === "guess").length ?? 0;

export interface TypesSoFar {
  readonly accounts: readonly TypedAccount[];
  readonly totals: StatementTotals;
  readonly control: ControlTotals | undefined;
  readonly proof: TotalsProof;
  /** In the order in which they're asked; those that were answered stay. */
  readonly questions: readonly AskedTypes[];
  /** Doubts too small to be asked, which can be answered all the same. */
  readonly others: readonly AskedTypes[];
  /** Guesses that nobody doubts, which can be changed all the same. */
  readonly undoubted: readonly AskedTypes[];
  readonly open: number;
}

/** Accounts asked together, as they stand now. */
export interface AskedTypes extends Pick<TypeQuestion, "accounts"> {
  /** Of its first account. */
  readonly id: string;
  /** Not answered yet. Only questions have to be. */
  readonly isOpen: boolean;
}

/** What the answers come to, as the server will find it. */
export function typesSoFar(types: FileAccountTypes, answers: TypeAnswers): TypesSoFar {
  const accounts = types.accounts.map((account) => answered(account, answers));
  const control = controlTotals(types, answers);
  const { known, digits, materiality } = types;
  const proof = proveByTotals({ known, accounts, digits, ...(control && { totals: control }) });
  const left = typeQuestions({ accounts, known, proof, materiality });
  const isLeft = new Set(left.runs.flatMap((run) => run.accounts.map(({ id }) => id)));
  const now = new Map(accounts.map((account) => [account.id, account]));
  const asked = (
    group: readonly TypedAccount[],
    isOpen: (account: TypedAccount) => boolean,
  ): AskedTypes => {
    const asNow = group.map((account) => now.get(account.id) ?? account);
    return { id: group[0]?.id ?? "", accounts: asNow, isOpen: asNow.some(isOpen) };
  };
  const atFirst = typeQuestions({
    ...types,
    accounts: types.accounts.map(asAsked),
    proof: { result: "not-searched" },
  });
  const questions = atFirst.runs.map((run) => asked(run.accounts, ({ id }) => isLeft.has(id)));
  return {
    accounts,
    totals: totalsOf(known, accounts),
    control,
    proof,
    questions,
    others: atFirst.listed.map((account) => asked([account], isUnsaid)),
    undoubted: atFirst.undoubted.map((run) => asked(run.accounts, isUnsaid)),
    open: questions.filter(({ isOpen }) => isOpen).length,
  };
}

const isUnsaid = ({ from }: TypedAccount): boolean => from !== "sender";

/** What was said before an earlier reading can be said again otherwise. */
const asAsked = (account: TypedAccount): TypedAccount =>
  account.from === "sender" ? { ...account, from: "guess", sureness: "unsure" } : account;

function answered(account: TypedAccount, { classes }: TypeAnswers): TypedAccount {
  const accountClass = classes.get(account.id);
  if (accountClass === undefined) return account;
  const { side: _, sideInDoubt: __, doubt: ___, ...rest } = account;
  return accountClass === "unknown"
    ? { ...rest, accountClass, sureness: "unknown", from: "sender" }
    : { ...rest, accountClass, side: sideOf(accountClass), sureness: "likely", from: "sender" };
}

function controlTotals(
  { totals }: FileAccountTypes,
  { totals: typed }: TypeAnswers,
): ControlTotals | undefined {
  return Object.keys(typed).length === 0 ? totals : { ...totals, ...typed, from: "sender" };
}

export type SideOrUnknown = Side | "unknown";
export type SaidClasses = ReadonlyMap<string, ClassOrUnknown>;

/** Says a side of accounts, or that their guesses are right. */
export function saidOf(
  accounts: readonly TypedAccount[],
  side: SideOrUnknown | "as-guessed",
): SaidClasses {
  return new Map(
    accounts.map((account) => [
      account.id,
      side === "as-guessed"
        ? account.accountClass
        : side === "unknown"
          ? side
          : classAs(account, side),
    ]),
  );
}

/** Says what the proposal would move. A claim is more often a liability than the owners'. */
export function saidByProposal({ accounts, proof }: TypesSoFar): SaidClasses {
  const found = new Map(accounts.map((account) => [account.id, account]));
  return new Map(
    (proof.moves ?? []).flatMap(({ accountId, group }) => {
      const account = found.get(accountId);
      return account ? [...saidOf([account], usualSide(group, account.balance))] : [];
    }),
  );
}

function usualSide(group: TotalGroup, balance: Minor): Side {
  if (group === "total-assets") return "asset";
  if (group === "claims") return "liability";
  return balance > 0 ? "expense" : "income";
}

/** An account's class as one of a side: its guess's, where that's on this side. */
function classAs({ accountClass, side }: TypedAccount, chosen: Side): AccountClass {
  return side === chosen && accountClass !== "unknown" ? accountClass : usualClasses[chosen];
}

const usualClasses: Readonly<Record<Side, AccountClass>> = {
  asset: "other_current_asset",
  liability: "other_current_liability",
  owners: "equity",
  income: "revenue",
  expense: "opex",
};

/** For the next reading: what was said before, and now. */
export function typeChoices(
  types: FileAccountTypes | undefined,
  answers: TypeAnswers,
): Pick<FileImportChoices, "accountTypes" | "controlTotals"> {
  const before = (types?.accounts ?? []).filter(({ from }) => from === "sender");
  const said = new Map<string, ClassOrUnknown>([
    ...before.map(({ id, accountClass }) => [id, accountClass] as const),
    ...answers.classes,
  ]);
  const control = types && controlTotals(types, answers);
  return {
    ...(said.size > 0 && {
      accountTypes: [...said].map(([accountId, accountClass]) => ({ accountId, accountClass })),
    }),
    ...(control?.from === "sender" && {
      controlTotals: {
        ...(control.netIncome !== undefined && { netIncome: control.netIncome }),
        ...(control.totalAssets !== undefined && { totalAssets: control.totalAssets }),
      },
    }),
  };
}

/** An amount as people of a locale write it; undefined for one that can't be read, or none. */
export function typedAmount(text: string, locale: string, digits: number): Minor | undefined {
  const marks = new Intl.NumberFormat(locale).formatToParts(1.1);
  const decimal = marks.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
  const found = readFigure(text, { decimal: decimal satisfies DecimalMark, digits });
  return found.result === "read" ? found.value : undefined;
}
