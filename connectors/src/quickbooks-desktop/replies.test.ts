import { describe, expect, it } from "vitest";
import { openCompanyOf } from "./company.ts";
import { continued, escaped, qbxml, readXml, statusOf } from "./qbxml.ts";
import { chartOf, reportOf } from "./report.ts";
import { balancesOf } from "./translate.ts";

const reply = (inner: string) =>
  `<?xml version="1.0" ?><QBXML><QBXMLMsgsRs>${inner}</QBXMLMsgsRs></QBXML>`;

describe("statusOf", () => {
  it.each([
    [0, { result: "answered" }],
    // There is nothing of the kind, which is an answer.
    [1, { result: "answered" }],
    [500, { result: "answered" }],
    [1000, { result: "refused", statusCode: 1000 }],
    [3120, { result: "refused", statusCode: 3120 }],
  ])("takes %i for what it is", async (code, status) => {
    const text = reply(`<AccountQueryRs statusCode="${code}" statusSeverity="Info"/>`);

    expect(await statusOf(text)).toEqual(status);
  });

  it("names the iterator while a list goes on, and the next question does", async () => {
    const part = (left: number) =>
      statusOf(
        reply(
          `<VendorQueryRs statusCode="0" iteratorRemainingCount="${left}" iteratorID="{eb05}"><VendorRet/></VendorQueryRs>`,
        ),
      );

    expect(await Promise.all([part(12), part(0)])).toEqual([
      { result: "answered", next: "{eb05}" },
      { result: "answered" },
    ]);
    expect(
      continued('<VendorQueryRq requestID="v" iterator="Start"><A/></VendorQueryRq>', "{e$&}"),
    ).toBe(
      '<VendorQueryRq requestID="v" iterator="Continue" iteratorID="{e$&#38;}"><A/></VendorQueryRq>',
    );
  });

  it.each(["", "hello", "<QBXML>", reply(""), reply("<AccountQueryRs/>")])(
    "can't read %j",
    async (text) => {
      expect(await statusOf(text)).toEqual({ result: "unreadable" });
    },
  );
});

describe("statusOf a long answer", () => {
  it("passes over control characters wherever they stand", async () => {
    const row = "<Memo>&#x1F;a&#11;&amp;</Memo>";
    const rows = row.repeat(20_000);

    for (const before of ["", "a", "ab", "abc", "abcd", "abcde", "abcdef"]) {
      const text = reply(`<ReportRs statusCode="0"><A>${before}</A>${rows}</ReportRs>`);
      expect(await statusOf(text)).toEqual({ result: "answered" });
    }
  });
});

describe("readXml", () => {
  it("reads no more elements than are left, of all parts of an answer together", () => {
    const elements = { left: 5 };
    const part = "<QBXML><A/><A/></QBXML>";

    expect(readXml(part, elements).children).toHaveLength(2);
    expect(() => readXml(part, elements)).toThrow("QuickBooks sent too much.");
  });

  it("reads no tag that is longer than any of QuickBooks's", () => {
    const attributes = Array.from({ length: 100_000 }, (_, at) => ` a${at}="${at}"`).join("");

    expect(() => readXml(`<QBXML><A${attributes}/></QBXML>`)).toThrow("isn't XML");
  });
});

describe("openCompanyOf", () => {
  const hcp = (company: string, preferences = "", versions = ["1.0", "13.0", "16.0", "CA3.0"]) => {
    const supported = versions.map(
      (text) => `<SupportedQBXMLVersion>${text}</SupportedQBXMLVersion>`,
    );
    return reply(
      `<HostQueryRs><HostRet>${supported.join("")}</HostRet></HostQueryRs>` +
        `<CompanyQueryRs><CompanyRet>${company}</CompanyRet></CompanyQueryRs>` +
        `<PreferencesQueryRs><PreferencesRet>${preferences}</PreferencesRet></PreferencesQueryRs>`,
    );
  };
  const named = "<CompanyName>Bluestem</CompanyName>";

  it("reads the year's end, the newest version that both speak, and the country's currency", () => {
    const april = `${named}<LegalCompanyName>Bluestem LLC</LegalCompanyName><FirstMonthFiscalYear>April</FirstMonthFiscalYear>`;

    expect(openCompanyOf(hcp(april), "CA")).toEqual({
      id: "Bluestem",
      name: "Bluestem",
      legalName: "Bluestem LLC",
      country: "CA",
      currency: "CAD",
      fiscalYearEnd: { month: 3, day: 31 },
      qbxmlVersion: "13.0",
    });
  });

  it("takes the home currency by its name where there are several, and the closing date", () => {
    const several =
      "<AccountingPreferences><ClosingDate>2025-12-31</ClosingDate></AccountingPreferences>" +
      "<MultiCurrencyPreferences><HomeCurrencyRef><FullName>British Pound Sterling</FullName></HomeCurrencyRef></MultiCurrencyPreferences>";

    expect(openCompanyOf(hcp(named, several, ["8.0"]), "US")).toMatchObject({
      currency: "GBP",
      closedThrough: "2025-12-31",
      qbxmlVersion: "8.0",
    });
  });

  it("doesn't go on without a company", () => {
    expect(() => openCompanyOf(hcp(""), "US")).toThrow("which company");
    expect(() => openCompanyOf("<a", "US")).toThrow("isn't XML");
  });
});

describe("a report", () => {
  const chart = chartOf(
    readXml(
      "<AccountQueryRs>" +
        "<AccountRet><ListID>1</ListID><Name>Bank</Name><FullName>Bank</FullName><AccountType>Bank</AccountType></AccountRet>" +
        "<AccountRet><ListID>2</ListID><Name>Checking</Name><FullName>Bank:Checking</FullName><AccountType>Bank</AccountType></AccountRet>" +
        "<AccountRet><ListID>3</ListID><Name>Sales</Name><FullName>Sales</FullName><AccountType>Income</AccountType></AccountRet>" +
        "</AccountQueryRs>",
    ),
  );

  it("finds accounts by full name, whatever numbers and capitals it writes them with", () => {
    const names = ["Bank:Checking", "1000 · Bank:1010 · checking", "1010 · Checking", "Nobody's"];

    expect(names.map(chart.idOf)).toEqual(["2", "2", "2", "Nobody's"]);
  });

  it("gives accounts' rows alone as balances, debits positive", () => {
    const row = (name: string, debit: string, credit: string) =>
      `<DataRow><RowData rowType="account" value="${name}"/><ColData colID="1" value="${name}"/>` +
      `<ColData colID="2" value="${debit}"/><ColData colID="3" value="${credit}"/></DataRow>`;
    const column = (id: number, data: string) =>
      `<ColDesc colID="${id}" dataType="${data}"><ColType>${data === "AMTTYPE" ? "Amount" : "Label"}</ColType></ColDesc>`;
    const report = reportOf(
      readXml(
        `<R><ReportRet>${column(1, "STRTYPE")}${column(2, "AMTTYPE")}${column(3, "AMTTYPE")}<ReportData>` +
          `${row("Bank:Checking", "1,250.50", "")}${row("Sales", "", "1250.50")}` +
          '<TotalRow><ColData colID="2" value="1250.50"/></TotalRow></ReportData></ReportRet></R>',
      ),
    );

    expect(balancesOf(report, { chart, currency: "USD", parties: new Map() })).toEqual([
      { accountId: "2", amount: 125_050 },
      { accountId: "3", amount: -125_050 },
    ]);
  });

  it("without anything found has no rows", () => {
    expect(reportOf(readXml('<R statusCode="1"/>'))).toEqual({ rows: [], columns: 0 });
  });
});

describe("qbXML", () => {
  it("comes with characters that no XML may hold, and goes without any beyond ASCII", () => {
    expect(readXml("<Memo>a&#x1F;b&#11;c\u0007d&#10;e</Memo>").text).toBe("abcd\ne");
    expect(escaped("Café & <b>")).toBe("Caf&#233; &#38; &#60;b&#62;");
    expect(qbxml("13.0", "<HostQueryRq/>")).toContain('<?qbxml version="13.0"?><QBXML>');
  });
});

describe("a text that is longer than any of QuickBooks' own", () => {
  it("is refused in any field, and the longest that QuickBooks allows is taken", () => {
    const report = (value: string) =>
      readXml(
        `<A><ReportRet><ColDesc colID="1"><ColType>Memo</ColType></ColDesc><ReportData><DataRow><ColData colID="1" value="${value}"/></DataRow></ReportData></ReportRet></A>`,
      );
    const refused = { trouble: "bad-data" };

    expect(readXml(`<A>${"a".repeat(4_095)}</A>`).text).toHaveLength(4_095);
    expect(() => readXml(`<A>${"a".repeat(4_096)}</A>`)).toThrow(expect.objectContaining(refused));
    expect(reportOf(report("a".repeat(4_095))).rows[0]?.cell("Memo")).toHaveLength(4_095);
    expect(() => reportOf(report("a".repeat(4_096)))).toThrow(expect.objectContaining(refused));
  });
});
