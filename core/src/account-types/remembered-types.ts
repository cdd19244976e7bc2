import { grouped } from "../check/grouped.ts";
import type { AccountClass } from "./account-class.ts";
import { wordsOf } from "./account-name.ts";
import type { FileAccountTypes, TypedAccount } from "./typed-account.ts";

/** The type that a sender chose for an account of an earlier file. */
export interface RememberedType {
  readonly number?: string;
  /** In lower case, without accents and marks. */
  readonly foldedName: string;
  readonly accountClass: AccountClass;
  /** The side on which it stood then. */
  readonly stood: "debit" | "credit" | "zero";
}

/** The types that a file's sender chose, for later files of the same business. "Unknown" isn't a type, so it's asked again. */
export function typesToRemember({ accounts }: FileAccountTypes): RememberedType[] {
  return accounts.flatMap(({ number, name, balance, accountClass, from }) =>
    from === "sender" && accountClass !== "unknown"
      ? [{ ...keyOf({ number, name }), accountClass, stood: sideOf(balance) }]
      : [],
  );
}

/**
 * The remembered types that hold for a file: of the same number and name, or of the same name in the same block of numbers. Never by
 * number alone, nor where the account stands on the other side by more than is material.
 */
export function rememberedIn(
  { accounts, materiality }: Pick<FileAccountTypes, "accounts" | "materiality">,
  known: readonly RememberedType[],
): { readonly accountId: string; readonly accountClass: AccountClass; readonly from: "memory" }[] {
  const typeOf = typesIn(known);
  return accounts.flatMap((account) => {
    const type = typeOf(account);
    if (!type || turned(account, type, materiality)) return [];
    return [{ accountId: account.id, accountClass: type.accountClass, from: "memory" }];
  });
}

/**
 * The remembered types of accounts whose type the sender now says is unknown. One that was said of another account of the file,
 * by number and name, stays.
 */
export function typesToForget(
  { accounts }: Pick<FileAccountTypes, "accounts">,
  known: readonly RememberedType[],
): RememberedType[] {
  const typeOf = typesIn(known);
  const isUnknown = ({ from, accountClass }: TypedAccount) =>
    from === "sender" && accountClass === "unknown";
  const others = new Set(
    accounts.filter((each) => !isUnknown(each)).map((each) => textOf(keyOf(each))),
  );
  const forgotten = accounts.filter(isUnknown).flatMap((account) => typeOf(account) ?? []);
  return [...new Set(forgotten)].filter((type) => !others.has(textOf(type)));
}

/** Finds the remembered type of an account, whichever side it's on. */
function typesIn(known: readonly RememberedType[]) {
  const exact = new Map(known.map((type) => [textOf(type), type]));
  const byName = grouped(known, ({ foldedName }) => foldedName);
  return (account: TypedAccount): RememberedType | undefined => {
    const key = keyOf(account);
    return exact.get(textOf(key)) ?? inBlock(key, byName.get(key.foldedName) ?? []);
  };
}

type Key = Pick<RememberedType, "number" | "foldedName">;

function keyOf({
  number,
  name,
}: {
  readonly number?: string | undefined;
  readonly name: string;
}): Key {
  return { ...(number !== undefined && { number }), foldedName: wordsOf(name).join(" ") };
}

const textOf = ({ number = "", foldedName }: Key) => `${number}\n${foldedName}`;

/** Only where all of the name in the block are of one class; a name without a word says nothing. */
function inBlock({ number, foldedName }: Key, alike: readonly RememberedType[]) {
  if (number === undefined || foldedName === "") return undefined;
  const [first, ...others] = alike.filter((type) => blockOf(type.number) === blockOf(number));
  const isOne = others.every(({ accountClass }) => accountClass === first?.accountClass);
  return isOne ? first : undefined;
}

const blockOf = (number: string | undefined) => number?.slice(0, 2);

const sideOf = (balance: number) => (balance === 0 ? "zero" : balance > 0 ? "debit" : "credit");

function turned(
  { balance }: TypedAccount,
  { stood }: RememberedType,
  materiality: number,
): boolean {
  const isOther = stood !== "zero" && sideOf(balance) !== stood;
  return isOther && Math.abs(balance) > materiality;
}
