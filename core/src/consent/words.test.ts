import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { sha256 } from "../hash/sha256.ts";
import { type Language, languages } from "../language/language.ts";
import { collectionGroups } from "../submission-request/submission-request.ts";
import { packageFacts } from "../tenant/package-facts.ts";
import { agreedFiles } from "./agreed-files.ts";
import type { ConsentScope } from "./consent.ts";
import {
  type ConsentFacts,
  confirmWords,
  consentWords,
  updatesQuestion,
  updatesWords,
  wordsVersion,
} from "./words.ts";

describe("the words of a consent", () => {
  it("say who reads what, for which years, for how long, and that we only read", () => {
    expect(consentWords(quickBooks(), "en").text).toBe(
      [
        "Copperfield will read from QuickBooks Online: financial statements, with the general ledger and its memos; open customer invoices.",
        "Last 2 fiscal years and this year through Mar 31, 2026. Accrual basis.",
        "Customer names are included.",
        "Read once: access ends when your records arrive, or in 30 days.",
        "Intuit’s page may mention changes. We only read.",
      ].join("\n"),
    );
    expect(consentWords(quickBooks(), "es").text).toBe(
      [
        "Copperfield leerá de QuickBooks Online: los estados financieros, con el libro mayor y sus conceptos; las facturas de clientes pendientes.",
        "Los últimos 2 ejercicios y el actual hasta el 31 de marzo de 2026. Criterio de devengo.",
        "Incluye los nombres de los clientes.",
        "Una sola lectura: el acceso termina cuando llegan sus registros o, si no llegan, en 30 días.",
        "La página de Intuit puede mencionar cambios. Solo leemos.",
      ].join("\n"),
    );
    expect(consentWords(quickBooks(), "fr").text.replace(/[\u00a0\u202f]/g, " ")).toBe(
      [
        "Copperfield lira dans QuickBooks Online : les états financiers, avec le grand livre et ses libellés ; les factures clients non réglées.",
        "Les 2 derniers exercices et l’exercice en cours jusqu’au 31 mars 2026. Comptabilité d’engagement.",
        "Les noms des clients sont inclus.",
        "Une seule lecture : l’accès prend fin à l’arrivée de vos données, ou au bout de 30 jours.",
        "Intuit peut parler de modifications sur sa page. Nous lisons, sans rien modifier.",
      ].join("\n"),
    );
  });

  it.each([
    [0, "This fiscal year through Mar 31, 2026. Accrual basis."],
    [1, "Last fiscal year and this year through Mar 31, 2026. Accrual basis."],
    [2, "Last 2 fiscal years and this year through Mar 31, 2026. Accrual basis."],
  ])("count %i full fiscal years", (fullFiscalYears, line) => {
    expect(consentWords(quickBooks({ fullFiscalYears }), "en").lines).toContain(line);
  });

  it.each<[Partial<ConsentScope>, string]>([
    [{ groups: ["financial-statements"], anonymize: true }, "Memos are left out."],
    [{ groups: ["accounts-payable"] }, "Supplier names are included."],
    [
      { groups: ["accounts-receivable", "accounts-payable"], anonymize: true },
      "Customer and supplier names are replaced with codes.",
    ],
    [
      { groups: ["transactions"], anonymize: true },
      "Customer and supplier names are replaced with codes. Memos are left out.",
    ],
  ])("say of %j whose names are read, and how", (scope, line) => {
    expect(consentWords(quickBooks(scope), "en").lines).toContain(line);
  });

  it("name memos only where they're kept", () => {
    const withCodes = consentWords(quickBooks({ anonymize: true }), "en").lines[0];

    expect(withCodes).toContain("with the general ledger; open customer invoices.");
  });

  it("say what a file has, for the days that were shown, and that it's read as it's sent", () => {
    const scope = { groups: ["financial-statements"], fromDay: "2024-01-01" as Day } as const;
    const file = { ...quickBooks(scope), accountingPackage: "fileupload" };

    expect(consentWords(file, "en").lines).toEqual([
      "Copperfield will receive your file and read from it: financial statements, with the general ledger and its memos.",
      "Jan 1, 2024 – Mar 31, 2026. Accrual basis.",
      "Read once, when you send it.",
      "We only read.",
    ]);
    expect(consentWords({ ...file, hasEntries: false }, "en").lines[0]).toBe(
      "Copperfield will receive your file and read from it: financial statements.",
    );
    expect(consentWords(file, "es").lines[1]).toBe(
      "Del 1 de enero de 2024 al 31 de marzo de 2026. Criterio de devengo.",
    );
    expect(consentWords(file, "fr").lines[1]).toBe(
      "Du 1er janvier 2024 au 31 mars 2026. Comptabilité d’engagement.",
    );
  });

  it("name each file where several are sent, and what it says of the books", () => {
    const scope = { groups: ["financial-statements"], fromDay: "2024-01-01" as Day } as const;
    const files = agreedFiles({
      fileName: "Ledger.csv",
      supporting: [
        { role: "openings", fileName: "Balances 2023.xlsx" },
        { role: "statements", fileName: "Profit.csv" },
        { role: "labels", fileName: "Chart.csv" },
      ],
    });
    const facts = { ...quickBooks(scope), accountingPackage: "fileupload", files };
    const said = (language: Language) =>
      consentWords(facts, language).lines.map((line) => line.replace(/[\u00a0\u202f]/g, " "));

    expect(said("en")).toEqual([
      "Copperfield will receive your files and read from them: financial statements, with the general ledger and its memos.",
      "Books: Ledger.csv. Opening balances: Balances 2023.xlsx. Account types, and figures to compare: Profit.csv. Account names: Chart.csv.",
      "Jan 1, 2024 – Mar 31, 2026. Accrual basis.",
      "Read once, when you send them.",
      "We only read.",
    ]);
    expect(said("es")[1]).toBe(
      "Libros contables: Ledger.csv. Saldos iniciales: Balances 2023.xlsx. Tipos de cuenta y cifras para comparar: Profit.csv. Nombres de las cuentas: Chart.csv.",
    );
    expect(said("fr")[1]).toBe(
      "Comptabilité : Ledger.csv. Soldes d’ouverture : Balances 2023.xlsx. Types de comptes et chiffres à comparer : Profit.csv. Noms des comptes : Chart.csv.",
    );
    const coded = { ...facts, scope: { ...facts.scope, anonymize: true } };
    expect(consentWords(coded, "en").lines[0]).toContain("The files themselves are deleted");
    const alone = { ...facts, files: agreedFiles({ fileName: "Ledger.csv" }) };
    expect(consentWords(alone, "en").text).not.toContain("Ledger.csv");
  });

  it("warn of changes only where a package asks for them", () => {
    const last = (accountingPackage: string) =>
      consentWords({ ...quickBooks(), accountingPackage }, "en").lines.at(-1);

    expect(last("xero")).toBe("We only read.");
    expect(last("quickbooksdesktop")).toBe("QuickBooks Desktop may mention changes. We only read.");
    expect(last("businesscentral")).toBe("Microsoft’s page may mention changes. We only read.");
  });

  it("say that a program on the borrower's computer may answer while they're away", () => {
    const desktop = { ...quickBooks(), accountingPackage: "quickbooksdesktop" };
    const away =
      "If you’re away when QuickBooks Desktop answers, reading starts only if the company has your business’s name. Otherwise we ask you first.";

    expect(consentWords(desktop, "en").lines).toContain(away);
    expect(consentWords(quickBooks(), "en").text).not.toContain("answers");
  });

  it("are, of updates, the question as it was asked and the answer that was chosen", () => {
    const asked = { lender: "Copperfield", until: "2027-03-04" as Day };
    const said = (facts: Parameters<typeof updatesWords>[0], language: Language) =>
      updatesWords(facts, language).lines.map((line) => line.replace(/[\u00a0\u202f]/g, " "));

    expect(said(asked, "en")).toEqual([
      "Can Copperfield update these records later?",
      "We email you each time. You can end it anytime.",
      "Yes, until Mar 4, 2027",
    ]);
    expect(said({ lender: "Copperfield" }, "en").at(-1)).toBe("No, just this once");
    expect(said(asked, "es").at(-1)).toBe("Sí, hasta el 4 de marzo de 2027");
    expect(said(asked, "fr")).toEqual([
      "Copperfield peut-il mettre à jour ces données plus tard ?",
      "Nous vous écrivons à chaque fois. Vous pouvez y mettre fin à tout moment.",
      "Oui, jusqu’au 4 mars 2027",
    ]);
    const words = updatesWords(asked, "en");
    const { question, how, until } = updatesQuestion(asked, "en");
    expect(words.text).toBe([question, how, until].join("\n"));
    expect(words.sha256).toBe(sha256(words.text));
  });

  it("confirm the exact days once they're known, and the years until then", () => {
    const facts = quickBooks({ fromDay: "2024-01-01" as Day });

    expect(languages.map((language) => confirmWords(facts, language))).toEqual([
      "Copperfield will read Jan 1, 2024 – Mar 31, 2026.",
      "Copperfield leerá sus registros del 1 de enero de 2024 al 31 de marzo de 2026.",
      "Copperfield lira vos données du 1er janvier 2024 au 31 mars 2026.",
    ]);
    expect(confirmWords(quickBooks(), "en")).toBe(
      "Copperfield will read the last 2 fiscal years and this year through Mar 31, 2026.",
    );
  });

  it("differ wherever what is agreed differs, and fit the column that keeps them", () => {
    fc.assert(
      fc.property(allFacts, allFacts, fc.constantFrom(...languages), (one, other, language) => {
        const [words, others] = [consentWords(one, language), consentWords(other, language)];

        expect(words.text === others.text).toBe(said(one) === said(other));
        expect(words.text.length).toBeLessThan(4000);
        expect(words.text).not.toMatch(/[{}]/);
        expect(words.sha256).toBe(sha256(words.lines.join("\n")));
      }),
    );
  });

  it("have another version as soon as a text is another", () => {
    const texts = languages.flatMap((language) =>
      ["consent", "what-is-read"].map((topic) =>
        readFileSync(new URL(`../texts/${language}/${topic}.json`, import.meta.url), "utf8"),
      ),
    );

    // Raise the version where this fails, and write the new hash here.
    expect([wordsVersion, sha256(texts.map(squeezed).join())]).toEqual([
      3,
      "c62bc81cec657412871718c9b99983c288ecb7484889719b3f1052faf88d9722",
    ]);
  });
});

const squeezed = (json: string) => JSON.stringify(JSON.parse(json));

const quickBooks = (scope: Partial<ConsentScope> = {}): ConsentFacts => ({
  lender: "Copperfield",
  accountingPackage: "quickbooksonline",
  scope: {
    groups: ["financial-statements", "accounts-receivable"],
    bases: ["accrual"],
    anonymize: false,
    fullFiscalYears: 2,
    throughDay: "2026-03-31" as Day,
    ...scope,
  },
});

const allFacts: fc.Arbitrary<ConsentFacts> = fc.record({
  lender: fc.constantFrom("Copperfield", "Harborstone"),
  accountingPackage: fc.constantFrom(...Object.keys(packageFacts)),
  scope: fc.record({
    groups: fc.subarray([...collectionGroups], { minLength: 1 }),
    bases: fc.subarray(["accrual", "cash"] as const, { minLength: 1 }),
    anonymize: fc.boolean(),
    fullFiscalYears: fc.integer({ min: 0, max: 5 }),
    throughDay: fc.constantFrom("2026-02-28" as Day, "2026-03-31" as Day),
  }),
});

/** What is agreed, by which two consents are the same. Names are no question where nobody's are read. */
function said(facts: ConsentFacts): string {
  return JSON.stringify(facts);
}
