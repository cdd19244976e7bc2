import { describe, expect, it } from "vitest";
import { otherBooksIn } from "./other-books.ts";

describe("otherBooksIn", () => {
  it.each([
    ["SQLite format 3\0\u0010\0", "database"],
    ["\0\x01\0\0Standard Jet DB\0", "database"],
    ["\0\x01\0\0Standard ACE DB\0", "database"],
    [`${"\0".repeat(96)}MAUI`, "quickbooks-company"],
    ["\x45\x86\0\0\x06\0", "quickbooks-company"],
    [
      '<?xml version="1.0"?>\n<auditfile xmlns="urn:StandardAuditFile-Taxation-CashRegister:NO"><header>',
      "cash-register",
    ],
    ['<?xml version="1.0"?>\n<!-- made here --><Sie xmlns="http://www.sie.se/sie5">', "sie-5"],
    ["<SieEntry>", "sie-5"],
    [
      '<tns:JPK xmlns:tns="x"><tns:Naglowek><tns:KodFormularza kodSystemowy="JPK_V7M (2)">JPK_VAT</tns:KodFormularza>',
      "jpk",
    ],
    ['<JPK><Naglowek><KodFormularza kodSystemowy="JPK_ST_KR (1)">JPK_ST_KR</KodFormularza>', "jpk"],
    ['<szamlak xmlns="http://schemas.nav.gov.hu/2013/szamla">', "tax-invoices"],
    ['<InvoiceData xmlns="http://schemas.nav.gov.hu/OSA/3.0/data">', "tax-invoices"],
    ['<iSAFFile xmlns="http://www.vmi.lt/cms/imas/isaf">', "tax-invoices"],
  ])("knows %j as %s", (start, what) => {
    expect(otherBooksIn(Buffer.from(start, "latin1"))).toBe(what);
  });

  it.each([
    "",
    '<AuditFile xmlns="urn:StandardAuditFile-Taxation-Financial:NO"><Header>',
    '<tns:JPK xmlns:tns="x"><tns:KodFormularza kodSystemowy="JPK_KR (1)">JPK_KR</tns:KodFormularza>',
    '<JPK><Naglowek>\n<KodFormularza kodSystemowy="JPK_KR_PD (1)"> JPK_KR_PD </KodFormularza>',
    "#FLAGGA 0\n#SIETYP 4",
    "Account,Name,Debit,Credit",
    "<note>CashRegister</note>",
  ])("knows nothing else in %j", (start) => {
    expect(otherBooksIn(Buffer.from(start))).toBeUndefined();
  });
});
