import type { FileBooks } from "@tieout/core/book-mapping/file-books";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { describe, expect, it } from "vitest";
import { openBooks } from "../book-decoding/open-books.ts";

async function booksIn(xml: string) {
  const reading = openBooks(Buffer.from(xml), { kind: "saf-t" });
  const lines: JournalLine[] = [];
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return { books: value, lines };
    lines.push(value);
  }
}

describe("JPK_KR of a month", () => {
  it("opens with what accounts held before it, and not with the year's openings", async () => {
    const { books, lines } = await booksIn(older());

    expect(books.company).toEqual({
      ...{ name: "Jaskółka sp. z o.o.", registrationNumber: "5260000000", currency: "PLN" },
    });
    expect(books.openings).toEqual([
      { accountId: "130", on: "2024-06-30", amount: 17000 },
      { accountId: "201-7", on: "2024-06-30", amount: 3000 },
      { accountId: "801", on: "2024-06-30", amount: -20000 },
    ]);
    expect(lines).toEqual([
      {
        ...{ transactionId: "41", transactionType: "WB", lineNumber: expect.any(Number) },
        ...{ date: "2024-07-10", accountId: "130", amount: 2500 },
        ...{ memo: "Wpłata", documentNumber: "WB/7" },
      },
      expect.objectContaining({ accountId: "201-7", amount: -2500, memo: "Faktura 12" }),
    ]);
    expect(differing(books)).toEqual([]);
  });

  it("leaves out the synthetic accounts that add up others", async () => {
    const { books } = await booksIn(older());

    expect(books.closings.map(({ accountId }) => accountId)).toEqual(["130", "201-7", "801"]);
  });

  it.each([
    ["posted in the next month", "2024-08-02", "2024-07-09", "2024-07-09"],
    ["of an operation before it", "2024-07-05", "2024-06-28", "2024-07-05"],
  ])("counts an entry %s on its day in the month", async (_, posted, operation, counted) => {
    const { lines } = await booksIn(older({ posted, operation }));

    expect(lines.map(({ date }) => date)).toEqual([counted, counted]);
  });

  it("names a turnover that its postings don't come to, by account", async () => {
    const { books } = await booksIn(older({ amount: "24.00" }));

    const totals = tieOut(books).checks.find(({ id }) => id === "own-totals");
    expect(totals?.differences[0]).toMatchObject({
      ...{ expected: 2500, actual: 2400 },
      place: { accountId: "130" },
    });
  });

  it("leaves out a posting of an entry that isn't there, by name", async () => {
    const { books } = await booksIn(older().replace("<NrZapisu>41", "<NrZapisu>42"));

    expect(books.leftOut.rows).toMatchObject([{ value: "42", fault: "not-a-day" }]);
  });
});

it("JPK_KR_PD without entries has balances alone, of the year that it names", async () => {
  const { books } = await booksIn(`<JPK><Naglowek>
<DataOd>2025-01-01</DataOd><DataDo>2025-12-31</DataDo>
<RokDataOd>2025-01-01</RokDataOd><RokDataDo>2025-12-31</RokDataDo></Naglowek>
<ZOiS><ZOiS7><S_1>130</S_1><S_2>Bank</S_2><S_4>100.00</S_4><S_5>0</S_5><S_6>50.00</S_6><S_7>0</S_7><S_10>150.00</S_10><S_11>0</S_11></ZOiS7>
<ZOiS7><S_1>700</S_1><S_2>Sprzedaż</S_2><S_4>0</S_4><S_5>0</S_5><S_6>0</S_6><S_7>50.00</S_7><S_10>0</S_10><S_11>50.00</S_11></ZOiS7>
<ZOiS7><S_1>801</S_1><S_2>Kapitał</S_2><S_4>0</S_4><S_5>100.00</S_5><S_6>0</S_6><S_7>0</S_7><S_10>0</S_10><S_11>100.00</S_11></ZOiS7></ZOiS></JPK>`);

  expect([books.lines.count, books.fiscalYears]).toEqual([
    0,
    [{ start: "2025-01-01", end: "2025-12-31", said: true }],
  ]);
  expect(books.closings.map(({ amount }) => amount)).toEqual([15000, -5000, -10000]);
  expect(differing(books)).toEqual([]);
});

const differing = (books: FileBooks) =>
  tieOut(books)
    .checks.filter(({ outcome }) => outcome === "differs")
    .map(({ id }) => id);

/** July of a year that opened with 120.00 in the bank and 80.00 owed by a customer. */
function older({ posted = "2024-07-10", operation = "2024-07-09", amount = "25.00" } = {}) {
  const zois = (account: string, name: string, figures: readonly string[]) => {
    const [opened, openedMa, debit, credit, held, heldMa] = figures;
    return `<ZOiS typ="G"><KodKonta>${account}</KodKonta><OpisKonta>${name}</OpisKonta><TypKonta>bilansowe</TypKonta>
<BilansOtwarciaWinien>${opened}</BilansOtwarciaWinien><BilansOtwarciaMa>${openedMa}</BilansOtwarciaMa>
<ObrotyWinien>${debit}</ObrotyWinien><ObrotyMa>${credit}</ObrotyMa>
<SaldoWinien>${held}</SaldoWinien><SaldoMa>${heldMa}</SaldoMa></ZOiS>`;
  };
  return `<tns:JPK xmlns:tns="http://jpk.mf.gov.pl/wzor/2016/03/09/03091/">
<Naglowek><KodFormularza kodSystemowy="JPK_KR (1)">JPK_KR</KodFormularza>
<DataOd>2024-07-01</DataOd><DataDo>2024-07-31</DataDo><DomyslnyKodWaluty>PLN</DomyslnyKodWaluty></Naglowek>
<Podmiot1><IdentyfikatorPodmiotu><NIP>5260000000</NIP><PelnaNazwa>Jaskółka sp. z o.o.</PelnaNazwa></IdentyfikatorPodmiotu></Podmiot1>
${zois("130", "Bank", ["120.00", "0.00", "25.00", "0.00", "195.00", "0.00"])}
${zois("201", "Odbiorcy", ["80.00", "0.00", "0.00", "25.00", "5.00", "0.00"])}
${zois("201-7", "Odbiorca", ["80.00", "0.00", "0.00", "25.00", "5.00", "0.00"])}
${zois("801", "Kapitał", ["0.00", "200.00", "0.00", "0.00", "0.00", "200.00"])}
<Dziennik typ="G"><LpZapisuDziennika>1</LpZapisuDziennika><NrZapisuDziennika>41</NrZapisuDziennika>
<NrDowoduKsiegowego>WB/7</NrDowoduKsiegowego><RodzajDowodu>WB</RodzajDowodu><DataOperacji>${operation}</DataOperacji>
<DataDowodu>2024-07-09</DataDowodu><DataKsiegowania>${posted}<!-- 2024/07 --></DataKsiegowania>
<OpisOperacji>Wpłata</OpisOperacji><DziennikKwotaOperacji>25.00</DziennikKwotaOperacji></Dziennik>
<DziennikCtrl><LiczbaWierszyDziennika>1</LiczbaWierszyDziennika></DziennikCtrl>
<KontoZapis typ="G"><LpZapisu>1</LpZapisu><NrZapisu>41</NrZapisu>
<KodKontaWinien>130</KodKontaWinien><KwotaWinien>${amount}</KwotaWinien>
<KodKontaMa>201-7</KodKontaMa><KwotaMa>25.00</KwotaMa><OpisZapisuMa>Faktura 12</OpisZapisuMa></KontoZapis>
<KontoZapisCtrl><SumaWinien>25.00</SumaWinien><SumaMa>25.00</SumaMa></KontoZapisCtrl></tns:JPK>`;
}
