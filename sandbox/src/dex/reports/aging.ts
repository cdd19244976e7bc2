import { type Books, documentTotal, formatAmount, type Party, type Side } from "../books/books.ts";
import { type DayNumber, formatDay } from "../books/calendar.ts";

const buckets = ["current", "days1To30", "days31To60", "days61To90", "days91AndOver"] as const;
type Bucket = (typeof buckets)[number];
type Amounts = Record<Bucket, number>;

/** `Aging` of `dex.yaml`: open documents only, so entries made directly to the control account are missing. */
export function aging(books: Books, side: Side, day: DayNumber) {
  const byParty = new Map<Party, Amounts>();
  const all = nothing();
  for (const transaction of books.openDocuments(side, day)) {
    const { party, document } = transaction;
    if (!party || !document) continue;
    const amounts = byParty.get(party) ?? nothing();
    const bucket = bucketOf(day - document.due);
    amounts[bucket] += documentTotal(transaction);
    all[bucket] += documentTotal(transaction);
    byParty.set(party, amounts);
  }

  return {
    report: "aging",
    side,
    asOf: formatDay(day),
    currency: "USD",
    rows: [...byParty]
      .sort(([one], [other]) => (one.name < other.name ? -1 : 1))
      .map(([party, amounts]) => ({ partyId: party.id, label: party.name, ...present(amounts) })),
    totals: present(all),
  };
}

function bucketOf(daysPastDue: number): Bucket {
  if (daysPastDue <= 0) return "current";
  if (daysPastDue <= 30) return "days1To30";
  if (daysPastDue <= 60) return "days31To60";
  return daysPastDue <= 90 ? "days61To90" : "days91AndOver";
}

const nothing = (): Amounts => ({
  current: 0,
  days1To30: 0,
  days31To60: 0,
  days61To90: 0,
  days91AndOver: 0,
});

function present(amounts: Amounts): Record<Bucket | "total", string> {
  const total = buckets.reduce((sum, bucket) => sum + amounts[bucket], 0);
  return {
    current: formatAmount(amounts.current),
    days1To30: formatAmount(amounts.days1To30),
    days31To60: formatAmount(amounts.days31To60),
    days61To90: formatAmount(amounts.days61To90),
    days91AndOver: formatAmount(amounts.days91AndOver),
    total: formatAmount(total),
  };
}
