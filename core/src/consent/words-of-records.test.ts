import { expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { recordsRead } from "../import/records-read.ts";
import { collectionGroups } from "../submission-request/submission-request.ts";
import { consentWords } from "./words.ts";

/** Every choice of groups but none. */
const choices = Array.from({ length: 2 ** collectionGroups.length - 1 }, (_, index) =>
  collectionGroups.filter((_, place) => ((index + 1) >> place) & 1),
);

it.each(choices.map((groups) => [groups]))(
  "the words of %j name what is read for them, and nothing else",
  (groups) => {
    const { steps, sides, parties } = recordsRead({ groups });
    const { text } = consentWords(
      {
        lender: "Copperfield",
        accountingPackage: "quickbooksonline",
        scope: {
          groups,
          bases: ["accrual"],
          anonymize: false,
          fullFiscalYears: 2,
          throughDay: "2026-03-31" as Day,
        },
      },
      "en",
    );

    const says = (words: RegExp) => words.test(text);
    expect({
      ledger: says(/general ledger|all transactions/),
      statements: says(/financial statements/),
      receivable: says(/open customer invoices/),
      payable: says(/open supplier bills/),
      customers: says(/[Cc]ustomer (and supplier )?names/),
      vendors: says(/[Ss]upplier names/),
    }).toEqual({
      ledger: steps.includes("journal-lines"),
      statements: steps.includes("vendor-statements"),
      receivable: sides.includes("receivable"),
      payable: sides.includes("payable"),
      customers: parties.includes("customer"),
      vendors: parties.includes("vendor"),
    });
  },
);
