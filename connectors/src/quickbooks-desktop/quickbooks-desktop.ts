import type { Day } from "@tieout/core/calendar/day";
import type { Party } from "@tieout/core/ledger/ledger";
import type {
  Access,
  BooksAsked,
  BooksReader,
  Connector,
  DayRange,
  Mailbox,
} from "../connector.ts";
import { storedCompanyOf } from "./company.ts";
import { type Elements, elementsAtMost, readXml, type XmlElement } from "./qbxml.ts";
import { monthsOf, questionNames, questionsOf, yearsOf } from "./questions.ts";
import { type Chart, chartOf, reportOf } from "./report.ts";
import {
  agingOf,
  type Books,
  balancesOf,
  documentsOf,
  figuresOf,
  keyOf,
  linesOf,
  type PartyList,
  partiesOf,
} from "./translate.ts";

/** As the contract spells it. */
export const quickBooksDesktop = "quickbooksdesktop";

/** QuickBooks on somebody's own computer: Intuit's Web Connector calls us from there, and asks what we want. */
export function quickBooksDesktopConnector(): Connector {
  return {
    accountingPackage: quickBooksDesktop,
    callsUs: true,
    open: (access, mailbox) => {
      if (!mailbox) throw new Error("Who reads QuickBooks Desktop has a mailbox");
      return desktopReader(access, mailbox);
    },
  };
}

/** Reads what QuickBooks has answered and queues the rest. @throws ConnectorError `awaited` for what is missing. */
export function desktopReader(access: Access, mailbox: Mailbox): BooksReader {
  let asked: BooksAsked | undefined;
  let chart: Promise<Chart> | undefined;
  let parties: Promise<readonly Party[]> | undefined;
  const company = async () => storedCompanyOf(await access.token());

  const answers = async (name: string): Promise<XmlElement[]> => {
    const elements = elementsAtMost();
    return (await mailbox.repliesTo(name)).map((reply) => answerOf(reply, elements));
  };
  const report = async (name: string) => {
    const [answer] = await answers(name);
    return answer ? reportOf(answer) : { rows: [], columns: 0 };
  };
  const readChart = () => {
    chart ??= answers(questionNames.accounts).then(([answer]) => chartOf(answer ?? nothing));
    return chart;
  };
  const readParties = () => {
    parties ??= listParties(answers, asked?.records.parties ?? []);
    return parties;
  };
  /** Open documents may be asked for without the chart. */
  const withoutChart = async (): Promise<Omit<Books, "chart">> => ({
    currency: (await company()).currency,
    parties: new Map((await readParties()).map(({ id, name }) => [keyOf(name), id])),
  });
  const books = async (): Promise<Books> => ({
    chart: await readChart(),
    ...(await withoutChart()),
  });

  return {
    company,

    prepare: async (all) => {
      asked = all;
      await mailbox.ask(questionsOf(all, (await company()).fiscalYearEnd));
    },

    accounts: async () => ({ items: (await readChart()).accounts }),
    parties: async ({ kinds }) => ({
      items: (await readParties()).filter(({ kind }) => kinds.includes(kind)),
    }),

    journalLines: async ({ basis, ...range }, cursor) => {
      const months = monthsOf(range);
      const at = Number(cursor ?? 0);
      const month = months[at];
      if (!month) return { items: [] };
      const items = linesOf(await report(questionNames.lines(basis, month)), await books());
      return { items, ...(at + 1 < months.length && { next: String(at + 1) }) };
    },

    openDocuments: async ({ side, asOf }) => ({
      items: documentsOf(await report(questionNames.open(side, asOf)), await withoutChart(), {
        side,
        asOf,
      }),
    }),

    trialBalance: async ({ asOf, basis }) =>
      balancesOf(await report(questionNames.trialBalance(basis, asOf)), await books()),

    aging: async ({ side, asOf }) =>
      agingOf(
        await report(questionNames.aging(side, asOf)),
        (await company()).currency,
        side,
        asOf,
      ),

    balanceSheets: async (days, basis) => {
      const figures = await byYear(async (year) => {
        const sheet = await report(questionNames.balanceSheet(basis, year));
        const columns = monthsOf(year).map(({ end }) => ({ end }));
        return figuresOf(sheet, await books(), { report: "BalanceSheet", columns });
      });
      const wanted = new Set<Day>(days);
      return figures.filter(({ end }) => wanted.has(end));
    },

    incomeStatements: async (ranges, basis) => {
      const figures = await byYear(async (year) => {
        const statement = await report(questionNames.incomeStatement(basis, year));
        const months = monthsOf(year);
        // The last column is the year's, where there is more than one month.
        const columns = months.length > 1 ? [...months, year] : months;
        return figuresOf(statement, await books(), { report: "IncomeStatement", columns });
      });
      const wanted = new Set(ranges.map(({ start, end }) => `${start} ${end}`));
      return figures.filter(({ start, end }) => wanted.has(`${start} ${end}`));
    },
  };

  async function byYear<Item>(read: (year: DayRange) => Promise<Item[]>): Promise<Item[]> {
    if (!asked) throw new Error("A reader is told what is asked before it reads");
    const { fiscalYearEnd } = await company();
    const items: Item[] = [];
    for (const year of yearsOf(asked, fiscalYearEnd)) items.push(...(await read(year)));
    return items;
  }
}

const lists: Readonly<Record<Party["kind"], PartyList>> = {
  customer: questionNames.customers,
  vendor: questionNames.vendors,
  other: questionNames.otherNames,
};

async function listParties(
  answers: (name: string) => Promise<XmlElement[]>,
  kinds: readonly Party["kind"][],
): Promise<readonly Party[]> {
  const found: Party[] = [];
  for (const kind of kinds) {
    const list = lists[kind];
    for (const answer of await answers(list)) found.push(...partiesOf(list, answer));
  }
  return found;
}

function answerOf(document: string, elements: Elements): XmlElement {
  return readXml(document, elements).children[0]?.children[0] ?? nothing;
}

const nothing: XmlElement = { name: "", attribute: () => undefined, children: [], text: "" };
