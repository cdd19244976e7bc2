import { sidesOf } from "@tieout/core/book-mapping/posted-periods";
import type { Day } from "@tieout/core/calendar";
import { type Minor, toMinor } from "@tieout/core/money";
import type { Gathering } from "./gathering.ts";

export interface SieYear {
  readonly start: Day;
  readonly end: Day;
}

interface PeriodBalance {
  readonly row: number;
  readonly accountId: string;
  readonly end: Day;
  readonly amount: Minor;
}

/** #PSALDO says what was posted in a month: a control where there are vouchers, all there is otherwise. */
export function periodBalances() {
  const balances: PeriodBalance[] = [];

  function settle(gathered: Gathering, years: readonly SieYear[]): void {
    const { months, first } = gathered.lines();
    const posted = new Map(
      months.map(({ accountId, end, debit, credit }) => [`${accountId} ${end}`, debit - credit]),
    );
    const withLines = years.filter(({ start, end }) => first && first >= start && first <= end);
    for (const { row, accountId, end, amount } of balances) {
      if (withLines.some((year) => end >= year.start && end <= year.end)) {
        const added = toMinor(posted.get(`${accountId} ${end}`) ?? 0);
        gathered.total({ what: "movement", place: { row, accountId, end }, said: amount, added });
      } else gathered.movement({ accountId, end, ...sidesOf(amount) });
    }
  }

  return { add: (balance: PeriodBalance) => void balances.push(balance), settle };
}
