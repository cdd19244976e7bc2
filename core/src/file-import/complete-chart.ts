import type { VendorAccount } from "../ledger/index.ts";
import { typedByPlan } from "./account-plans.ts";
import type { FileBooks } from "./file-books.ts";
import { plainWord } from "./month-words.ts";

/** The books with what a chart from another sheet or file says of their accounts. */
export function withChart(books: FileBooks, chart: readonly VendorAccount[]): FileBooks {
  const described = new Map(chart.map((account) => [account.id, account]));
  const known = new Set(books.accounts.map(({ id }) => id));
  return {
    ...books,
    accounts: [
      ...books.accounts.map((account) => ({ ...account, ...described.get(account.id) })),
      ...chart.filter(({ id }) => !known.has(id)),
    ],
  };
}

export interface GuessedChart {
  readonly accounts: readonly VendorAccount[];
  /** Those whose type nobody has said. A person should look. */
  readonly guessed: readonly string[];
}

/** Gives accounts without a type the likeliest one: by their names, else by how most people number. */
export function withGuessedTypes(accounts: readonly VendorAccount[]): GuessedChart {
  const guessed: string[] = [];
  const complete = accounts.map((account) => {
    if (account.vendorType !== "") return account;
    const type = typeByName(account.name);
    const likely = type ? { ...account, vendorType: type } : typedByPlan(account, "common");
    if (likely.vendorType !== "") guessed.push(account.id);
    return likely;
  });
  return { accounts: complete, guessed };
}

/** Names that leave little doubt, in the languages that headings are known in. */
const names: readonly (readonly [type: string, name: RegExp])[] = [
  [
    "RetainedEarnings",
    /\bretained (earnings|profits?)|resultados acumulados|report a nouveau|gewinnvortrag|balanserat resultat|balanserade vinst/,
  ],
  [
    "FixedAsset",
    /\baccum(ulated|\.)? (depr|amort)|amortissements? (des|cumul)|depreciacion acumulada|(ack|akk)umulerte? avskr|ackumulerade avskr/,
  ],
  [
    "AccountsReceivable",
    /\b(accounts|trade) receivable|\bdebtors\b|cuentas por cobrar|\bclientes\b|creances clients|forderungen aus|kundfordring|kundefordring/,
  ],
  [
    "AccountsPayable",
    /\b(accounts|trade) payable|\btrade creditors\b|cuentas por pagar|\bproveedores\b|^fournisseurs\b|verbindlichkeiten aus|leverantorsskuld|leverandorgjeld/,
  ],
  ["Inventory", /^inventor(y|ies)\b|\bstock on hand\b|\bexistencias\b|\bvarelager\b|\bvorrate\b/],
  ["Expense", /\bexpense\b|\bgastos?\b|\bcharges\b|\bkostnad/],
  [
    "Bank",
    /\b(petty )?cash\b|\bchecking\b|\bsavings\b|\bbank (account|current)\b|\bbancos?\b|\bcaja\b|^banque\b|^bank$|\bcheckrakning\b|\bbankkonto\b|\bbankinnskudd\b/,
  ],
];

function typeByName(name: string): string | undefined {
  const plain = plainWord(name);
  return names.find(([, pattern]) => pattern.test(plain))?.[0];
}
