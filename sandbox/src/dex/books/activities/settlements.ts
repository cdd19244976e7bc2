import type { Line, Party, Transaction } from "../books.ts";
import type { DayNumber } from "../calendar.ts";
import type { Documents } from "../documents.ts";
import { type Activity, activity, type Draft, documentTotal } from "../transaction.ts";

/** Customers pay into `bank` what they owe in `control`, each all that falls to a day at once. */
export function receipts(
  code: number,
  settled: Documents,
  { bank, control }: { readonly bank: string; readonly control: string },
): Activity {
  return activity(code, (day) =>
    byParty(paid(settled.settledOn(day))).map(([party, documents]) => {
      const total = sum(documents);
      return {
        type: "Payment",
        party,
        refNumber: chequeNumber(day, party),
        settles: documents,
        lines: [line(bank, total, documents), line(control, -total, documents)],
      };
    }),
  );
}

/** Vendors are paid from `bank` what they're owed in `control`. */
export function billPayments(
  code: number,
  settled: Documents,
  { bank, control }: { readonly bank: string; readonly control: string },
): Activity {
  return activity(code, (day) =>
    byParty(paid(settled.settledOn(day))).map(([party, documents]) => {
      const total = sum(documents);
      return {
        type: "Bill Payment",
        party,
        refNumber: chequeNumber(day, party),
        settles: documents,
        lines: [line(control, total, documents), line(bank, -total, documents)],
      };
    }),
  );
}

/** What won't be paid any more is charged to `against`. */
export function writeOffs(
  code: number,
  settled: Documents,
  { against, control }: { readonly against: string; readonly control: string },
): Activity {
  return activity(code, (day) =>
    settled
      .settledOn(day)
      .filter(({ document }) => document?.writtenOff)
      .map((document): Draft => {
        const total = documentTotal(document);
        const memo = `Write off ${document.docNumber ?? "invoice"}`;
        return {
          type: "Journal Entry",
          party: document.party,
          settles: [document],
          lines: [
            { account: against, amount: total, memo },
            { account: control, amount: -total, memo },
          ],
        };
      }),
  );
}

const paid = (documents: readonly Transaction[]) =>
  documents.filter(({ document }) => !document?.writtenOff);

function byParty(documents: readonly Transaction[]): [Party, Transaction[]][] {
  const found = new Map<Party, Transaction[]>();
  for (const document of documents) {
    const { party } = document;
    if (!party) throw new Error(`Document ${document.id} names nobody`);
    found.set(party, [...(found.get(party) ?? []), document]);
  }
  return [...found];
}

const sum = (documents: readonly Transaction[]) =>
  documents.reduce((total, document) => total + documentTotal(document), 0);

function line(account: string, amount: number, documents: readonly Transaction[]): Line {
  return { account, amount, memo: documents.map(({ docNumber }) => docNumber).join(", ") };
}

const chequeNumber = (day: DayNumber, party: Party) =>
  String(10_000 + ((day * 7 + Number(party.id) * 13) % 89_999));
