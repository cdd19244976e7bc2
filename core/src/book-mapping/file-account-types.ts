import { sideOf, totalGroupOf } from "../account-types/account-class.ts";
import { noTotals, totalsOf } from "../account-types/control-totals.ts";
import { likelyFrom } from "../account-types/guess-account-types.ts";
import { classOf } from "../account-types/number-plans.ts";
import { proveByTotals } from "../account-types/prove-by-totals.ts";
import { isTooMany, typeQuestions } from "../account-types/type-questions.ts";
import type {
  ControlTotals,
  FileAccountTypes,
  TypedAccount,
} from "../account-types/typed-account.ts";
import { classify } from "../ledger/classify.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { type Minor, negate, toMinor } from "../money/money.ts";
import type { BookedFile } from "./book-file.ts";
import { type FoundType, parentsOf } from "./complete-chart.ts";
import { earlierProfit } from "./earlier-profit.ts";
import type { StatedTotals } from "./file-books.ts";
import type { FileChoices } from "./file-choices.ts";
import { lastBalances } from "./last-balances.ts";
import { reportedTotals } from "./statement-findings.ts";
import { clean, storable } from "./table-view.ts";

export interface TypesAsked {
  /** Of the currency. */
  readonly digits: number;
  /** Of the larger of total assets and revenue. */
  readonly materialityBasisPoints: number;
  /** As the sender reads them off their own reports. */
  readonly controlTotals?: FileChoices["controlTotals"];
}

/** A person can't read or answer more. */
const listedAtMost = 2_000;

/** The types of accounts whose file doesn't have them; undefined if the file has all, or has no figures. */
export function accountTypesOf(
  booked: BookedFile,
  { digits, materialityBasisPoints, controlTotals }: TypesAsked,
): FileAccountTypes | undefined {
  const { types, periods, accounts } = booked;
  if (types.length === 0 || !periods) return undefined;

  const balances = lastBalances(booked, periods);
  const balanceOf = ({ id }: VendorAccount) => balances.get(id) ?? { balance: toMinor(0) };
  const found = new Map(types.map((type) => [type.id, type]));
  const typed = accounts.flatMap((account) => {
    const type = found.get(account.id);
    return type ? [{ ...typedAccount(account, type), ...balanceOf(account), type }] : [];
  });
  const listed = largest(typed);
  const said = accounts.filter(({ id }) => !found.has(id));
  const known = totalsOf(noTotals, [
    ...said.map((account) => ({ ...balanceOf(account), ...classIn(account) })),
    ...typed.filter((account) => !listed.has(account)),
  ]);
  const { totalAssets, revenue } = totalsOf(known, typed);
  const share = materialityBasisPoints / 10_000;
  const materiality = toMinor(Math.round(Math.max(totalAssets, revenue, 0) * share));
  const earlier = earlierProfit(
    booked.books.closings,
    { said: said.map((account) => ({ id: account.id, ...classIn(account) })), guessed: typed },
    { fiscalYearEnd: booked.fiscalYearEnd, digits },
  );
  const shown = typed
    .filter((account) => listed.has(account))
    .map(({ type, ...account }) => ({
      ...account,
      ...doubtOf(account, type, materiality),
      ...(isUnsure(account) &&
        earlier?.accountIds.has(account.id) && { sureness: "likely" as const }),
    }));
  const stated = comparable(booked, controlTotalsOf(booked, controlTotals));
  const { totals, proof } = proved(stated, { known, accounts: shown, digits });
  return {
    on: periods.upTo,
    digits,
    accounts: shown,
    known,
    ...(totals && { totals }),
    proof,
    ...(earlier && { earlier: { on: earlier.on, netIncome: earlier.netIncome } }),
    materiality,
    tooMany: isTooMany(typeQuestions({ accounts: shown, known, proof, materiality }), shown),
  };
}

function typedAccount(
  { id, number, name, fullName }: VendorAccount,
  { accountClass, side, sureness, from, unasked }: FoundType,
): Omit<TypedAccount, "balance"> {
  return {
    id: storable(id),
    ...(number !== undefined && { number: clean(number) }),
    name: clean(name),
    under: parentsOf(fullName).map(clean),
    accountClass,
    ...(side && { side }),
    sureness,
    ...(from === "guess" && unasked.sideInDoubt && { sideInDoubt: true }),
    ...(unasked.namedSide && { namedSide: unasked.namedSide }),
    from,
  };
}

function classIn(account: VendorAccount): Pick<TypedAccount, "accountClass" | "side"> {
  const accountClass = classOf(classify(account).classification);
  return accountClass ? { accountClass, side: sideOf(accountClass) } : { accountClass: "unknown" };
}

const isUnsure = ({ from, sureness }: TypedAccount) => from === "guess" && sureness === "unsure";

function largest<Account extends TypedAccount>(accounts: readonly Account[]): Set<Account> {
  const bySize = accounts.toSorted((one, other) => Math.abs(other.balance) - Math.abs(one.balance));
  return new Set(bySize.slice(0, listedAtMost));
}

/** Doubts a person's choice for a material balance if evidence as strong as a likely guess is for another group. */
function doubtOf(
  { side, balance }: TypedAccount,
  { from, unasked }: FoundType,
  materiality: Minor,
): Pick<TypedAccount, "doubt"> {
  if (from === "guess" || !side) return {};
  const { confidence, group } = unasked;
  const isDoubted =
    confidence >= likelyFrom && group !== totalGroupOf(side) && Math.abs(balance) > materiality;
  return isDoubted ? { doubt: true } : {};
}

type Proving = Pick<FileAccountTypes, "known" | "accounts" | "digits">;

/**
 * Net income of either sign is what the types make up, or what only one sign lets them. Where neither sign tells, it has that of the
 * types.
 */
function proved(
  stated: (ControlTotals & Pick<StatedTotals, "ofEitherSign">) | undefined,
  types: Proving,
): Pick<FileAccountTypes, "totals" | "proof"> {
  if (!stated) return { proof: proveByTotals(types) };
  const { ofEitherSign, ...totals } = stated;
  const one = { totals, proof: proveByTotals({ ...types, totals }) };
  const { netIncome } = totals;
  if (!ofEitherSign || netIncome === undefined) return one;

  const otherTotals = { ...totals, netIncome: negate(netIncome) };
  const other = { totals: otherTotals, proof: proveByTotals({ ...types, totals: otherTotals }) };
  const found = [one, other].filter(({ proof }) => proof.result === "proven");
  const [only, ...more] =
    found.length > 0
      ? found
      : [one, other].filter(
          ({ proof: { result } }) => result === "proposed" || result === "several",
        );
  if (only && more.length === 0) return only;
  const isSame = netIncome > 0 === totalsOf(types.known, types.accounts).netIncome > 0;
  const likelier = isSame ? one : other;
  return more.length > 0 ? { ...likelier, proof: { result: "several" } } : likelier;
}

/**
 * The sender's, who may have read them off a report; those of the sender's statements; those that the file says; or what it closed its
 * last year with.
 */
function controlTotalsOf(
  booked: BookedFile,
  said: TypesAsked["controlTotals"],
): (ControlTotals & Pick<StatedTotals, "ofEitherSign">) | undefined {
  const { closing, periods, books } = booked;
  const reported = reportedTotals(booked);
  const { ofEitherSign, ...stated } = books.statedTotals ?? {};
  if (said || reported) {
    const known = { ...reported, ...said };
    const isOpen = ofEitherSign && known.netIncome === undefined;
    const from = said ? "sender" : "statement";
    return { ...stated, ...known, ...(isOpen && { ofEitherSign }), from };
  }
  if (books.statedTotals) return { ...books.statedTotals, from: "file" };
  const last = periods?.upTo;
  if (!closing || last === undefined || closing.years.at(-1) !== last) return undefined;
  const moved = closing.changes.filter(
    ({ accountId, until }) => until === last && accountId === closing.retainedEarningsId,
  );
  const taken = moved.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
  return { netIncome: toMinor(taken), from: "file" };
}

/** Without openings, an account's balance is only what was posted, which no balance sheet says. */
function comparable(
  { openings }: BookedFile,
  totals: ReturnType<typeof controlTotalsOf>,
): ReturnType<typeof controlTotalsOf> {
  if (openings?.from !== "none" || !totals) return totals;
  const { totalAssets: _, ...others } = totals;
  return others.netIncome === undefined ? undefined : others;
}
