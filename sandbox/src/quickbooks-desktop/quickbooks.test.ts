import { sampleFile } from "@tieout/connectors/testing/sample-file";
import { describe, expect, it } from "vitest";
import { schemaFaults } from "../testing/schema-faults.ts";
import { CannotParse } from "./qbxml/message.ts";
import { childOf, readXml, textOf } from "./qbxml/xml.ts";
import { openQuickBooks } from "./quickbooks.ts";
import { ask, cents, companyFile, qbxml } from "./testing/ask.ts";

const tidewater = companyFile("tidewater");

describe("QuickBooks", () => {
  it("says whose books are open, and when their year begins", async () => {
    const answer = await ask(
      openQuickBooks(companyFile("bluestem")),
      "<CompanyQueryRq requestID='4'/>",
    );

    const company = answer.children[0] ?? answer;
    expect(answer.attributes).toEqual({
      requestID: "4",
      statusCode: "0",
      statusSeverity: "Info",
      statusMessage: "Status OK",
    });
    expect(textOf(company, "CompanyName")).toBe("Bluestem Bakery Co.");
    expect(textOf(company, "FirstMonthFiscalYear")).toBe("July");
  });

  it("leaves out inactive accounts unless it's asked for all", async () => {
    const quickBooks = openQuickBooks(tidewater);

    const active = await ask(quickBooks, "<AccountQueryRq/>");
    const all = await ask(
      quickBooks,
      "<AccountQueryRq><ActiveStatus>All</ActiveStatus></AccountQueryRq>",
    );

    expect(all.children).toHaveLength(tidewater.books.accounts.length);
    expect(active.children).toHaveLength(tidewater.books.accounts.length - 1);
  });

  it("joins sub-accounts' names by colons, and none is there twice or longer than QuickBooks takes", async () => {
    for (const id of ["tidewater", "bluestem", "ortega", "kestrel-100k"]) {
      const open = companyFile(id);
      const { children } = await ask(
        openQuickBooks(open),
        "<AccountQueryRq><ActiveStatus>All</ActiveStatus></AccountQueryRq>",
      );

      const names = children.map((account) => textOf(account, "FullName"));
      expect(new Set(names).size).toBe(names.length);
      expect(children.filter((account) => (textOf(account, "Name") ?? "").length > 31)).toEqual([]);
      for (const account of children) {
        const parent = childOf(account, "ParentRef");
        const inFull = parent
          ? `${textOf(parent, "FullName")}:${textOf(account, "Name")}`
          : textOf(account, "Name");
        expect(textOf(account, "FullName")).toBe(inFull);
      }
    }
  });

  it("writes ASCII alone", async () => {
    const text = await openQuickBooks(companyFile("bluestem")).process(qbxml("<AccountQueryRq/>"));

    expect(text).toMatch(/^[\x20-\x7e]+$/);
    expect(text).toContain("Caf&#233; sales");
  });

  it("gives open invoices and their sum page by page, by an iterator of this session alone", async () => {
    const quickBooks = openQuickBooks(tidewater);
    const asked = (iterator: string, id = "") =>
      `<InvoiceQueryRq iterator="${iterator}"${id && ` iteratorID="${id}"`}><MaxReturned>4</MaxReturned><PaidStatus>NotPaidOnly</PaidStatus></InvoiceQueryRq>`;
    const theirs = tidewater.books
      .openDocuments("receivable", tidewater.books.company.last)
      .filter(({ type }) => type === "Invoice");

    const invoices: string[] = [];
    let answer = await ask(quickBooks, asked("Start"));
    const { iteratorID = "" } = answer.attributes;
    const stranger = await ask(openQuickBooks(tidewater), asked("Continue", iteratorID));
    for (;;) {
      for (const invoice of answer.children)
        invoices.push(textOf(invoice, "BalanceRemaining") ?? "");
      if (answer.attributes.iteratorRemainingCount === "0") break;
      answer = await ask(quickBooks, asked("Continue", iteratorID));
    }

    expect(invoices).toHaveLength(theirs.length);
    expect(theirs.length).toBeGreaterThan(4);
    expect(invoices.reduce((sum, amount) => sum + cents(amount), 0)).toBe(
      theirs.reduce((sum, { lines }) => sum + (lines[0]?.amount ?? 0), 0),
    );
    expect(stranger.attributes).toMatchObject({ statusCode: "3120", statusSeverity: "Error" });
  });

  it.each([
    [
      "nothing was found",
      "<TxnDeletedQueryRq><TxnDelType>Bill</TxnDelType></TxnDeletedQueryRq>",
      "1",
    ],
    [
      "one of several isn't there",
      "<AccountQueryRq><FullName>Nowhere</FullName></AccountQueryRq>",
      "500",
    ],
    [
      "there is no such report here",
      "<GeneralSummaryReportQueryRq><GeneralSummaryReportType>SalesByRepSummary</GeneralSummaryReportType></GeneralSummaryReportQueryRq>",
      "3250",
    ],
    ["there is no such query here", "<SalesReceiptQueryRq/>", "3250"],
    ["somebody wants to write", "<BillAddRq><BillAdd/></BillAddRq>", "3250"],
  ])("says so in a status when %s", async (_case, request, code) => {
    const { attributes } = await ask(openQuickBooks(tidewater), request);

    expect(attributes.statusCode).toBe(code);
  });

  it("keeps reports from who may not see them", async () => {
    const quickBooks = openQuickBooks(tidewater, { withoutReports: true });

    const report = await ask(
      quickBooks,
      "<AgingReportQueryRq><AgingReportType>ARAgingSummary</AgingReportType></AgingReportQueryRq>",
    );

    expect(report.attributes.statusCode).toBe("3260");
    expect((await ask(quickBooks, "<AccountQueryRq/>")).attributes.statusCode).toBe("0");
  });

  it("goes no further after an error where it's told to stop", async () => {
    const both = qbxml("<SalesReceiptQueryRq/><CompanyQueryRq/>");
    const { process } = openQuickBooks(tidewater);
    const answersTo = async (document: string) =>
      readXml(await process(document)).children[0]?.children.map(({ name }) => name);

    expect(await answersTo(both)).toEqual(["SalesReceiptQueryRs", "CompanyQueryRs"]);
    expect(await answersTo(both.replace("continueOnError", "stopOnError"))).toEqual([
      "SalesReceiptQueryRs",
    ]);
  });

  it.each([
    ["isn't XML", "<QBXML>"],
    ["has no version", "<QBXML><QBXMLMsgsRq onError='stopOnError'/></QBXML>"],
    ["declares a type", `<!DOCTYPE QBXML>${qbxml("<CompanyQueryRq/>")}`],
    ["asks for what isn't there", qbxml("<EverythingRq/>")],
    [
      "has elements in another order",
      qbxml(
        "<AccountQueryRq><ActiveStatus>All</ActiveStatus><MaxReturned>5</MaxReturned></AccountQueryRq>",
      ),
    ],
    [
      "names a value that isn't one",
      qbxml("<AccountQueryRq><ActiveStatus>Some</ActiveStatus></AccountQueryRq>"),
    ],
    [
      "mixes two ways to ask",
      qbxml("<InvoiceQueryRq><TxnID>1</TxnID><PaidStatus>All</PaidStatus></InvoiceQueryRq>"),
    ],
    [
      "has a day that is none",
      qbxml(
        "<InvoiceQueryRq><TxnDateRangeFilter><FromTxnDate>1/2/2026</FromTxnDate></TxnDateRangeFilter></InvoiceQueryRq>",
      ),
    ],
    [
      "iterates over reports",
      qbxml(
        '<AgingReportQueryRq iterator="Start"><AgingReportType>ARAgingSummary</AgingReportType></AgingReportQueryRq>',
      ),
    ],
    ["continues nothing", qbxml('<BillQueryRq iterator="Continue"/>')],
  ])("can't parse what %s", async (_case, document) => {
    await expect(openQuickBooks(tidewater).process(document)).rejects.toThrow(CannotParse);
  });
});

const schema = sampleFile("qbxmlops130.xsd");

it.skipIf(schema === undefined).each(everyRequest())(
  "%s and its answer keep qbXML 13.0's schema (skipped without the schema)",
  async (_name, request) => {
    const answer = await openQuickBooks(tidewater).process(qbxml(request));

    expect(schemaFaults(schema ?? "", [qbxml(request), answer])).toEqual([]);
  },
);

function everyRequest(): [name: string, request: string][] {
  const period =
    "<ReportPeriod><FromReportDate>2026-01-01</FromReportDate><ToReportDate>2026-02-10</ToReportDate></ReportPeriod>";
  const summary = (type: string) =>
    `<GeneralSummaryReportQueryRq><GeneralSummaryReportType>${type}</GeneralSummaryReportType>${period}<SummarizeColumnsBy>Month</SummarizeColumnsBy><ReturnRows>NonZero</ReturnRows><ReportBasis>Cash</ReportBasis></GeneralSummaryReportQueryRq>`;
  const detail = (type: string) =>
    `<GeneralDetailReportQueryRq><GeneralDetailReportType>${type}</GeneralDetailReportType>${period}<IncludeColumn>TxnID</IncludeColumn><IncludeColumn>RunningBalance</IncludeColumn></GeneralDetailReportQueryRq>`;
  const aging = (type: string) =>
    `<AgingReportQueryRq><AgingReportType>${type}</AgingReportType>${period}</AgingReportQueryRq>`;
  const plain = ["Host", "Company", "Preferences", "Account", "Vendor", "OtherName"];
  const paged = ["Customer", "Invoice", "Bill", "CreditMemo", "VendorCredit", "Transaction"];
  return [
    ...plain.map((name) => [name, `<${name}QueryRq requestID="1"/>`]),
    ...paged.map((name) => [
      name,
      `<${name}QueryRq requestID="1" iterator="Start"><MaxReturned>50</MaxReturned></${name}QueryRq>`,
    ]),
    ...["TrialBalance", "BalanceSheetStandard", "ProfitAndLossStandard"].map((name) => [
      name,
      summary(name),
    ]),
    ...["GeneralLedger", "Journal", "TxnDetailByAccount", "OpenInvoices", "UnpaidBillsDetail"].map(
      (name) => [name, detail(name)],
    ),
    ...["ARAgingSummary", "APAgingSummary", "ARAgingDetail", "APAgingDetail"].map((name) => [
      name,
      aging(name),
    ]),
  ].map(([name = "", request = ""]) => [name, request]);
}
