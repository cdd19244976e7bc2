import type { Field } from "@tieout/core/book-mapping/mapping";
import { type Fault, type Refused, refused } from "@tieout/core/book-mapping/reading";

export type FieldKind = "account" | "name" | "type" | "reference" | "memo" | "figure" | "day";

interface FieldLength {
  readonly most: number;
  readonly fault: Fault;
}

/** Longer fields are refused, never cut: half a number is another account's. SIE, FEC and spreadsheets set no limit. */
export const fieldLengths: Readonly<Record<FieldKind, FieldLength>> = {
  // SAF-T (AccountID) has 70 characters, DATEV 9 digits.
  account: { most: 128, fault: "account-too-long" },
  // SAF-T (AccountDescription) has 256, DATEV 300; QuickBooks writes five levels of 100 in one name.
  name: { most: 512, fault: "name-too-long" },
  // SAF-T (TransactionType, JournalType) has 18; FEC writes the journal's whole name.
  type: { most: 255, fault: "type-too-long" },
  // SAF-T (TransactionID, SourceDocumentID) has 70, DATEV (Belegfeld 1) 36.
  reference: { most: 255, fault: "reference-too-long" },
  // SAF-T (Description) has 256, DATEV (Buchungstext) 60; QuickBooks keeps 4,000.
  memo: { most: 4_000, fault: "memo-too-long" },
  // Fifteen digits are exact; the rest leaves room for spaces, signs and a currency.
  figure: { most: 250, fault: "not-a-number" },
  day: { most: 250, fault: "not-a-day" },
};

export function lengthFault(kind: FieldKind, text: string): Refused | undefined {
  const { most, fault } = fieldLengths[kind];
  return text.length > most ? refused(fault, most, text.length) : undefined;
}

/** Figures, days and sides are absent: their own readers refuse pages of text. */
export const kindsOfFields: { readonly [Of in Field]?: FieldKind } = {
  // A number and a name in one.
  account: "name",
  contraAccount: "name",
  accountNumber: "account",
  accountName: "name",
  accountType: "type",
  journal: "reference",
  voucher: "reference",
  document: "reference",
  transactionType: "type",
  memo: "memo",
};
