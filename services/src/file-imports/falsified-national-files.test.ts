import type { FileReport } from "@tieout/core/book-mapping/file-report";
import { describe, expect, it } from "vitest";
import { outcomeOf } from "./testing/file-outcome.ts";
import { nationalFiles } from "./testing/files-to-try.ts";

const kinds = ["amount", "date", "account", "sign", "dropped", "doubled"] as const;
type Falsification = (typeof kinds)[number];

/** What no other figure of the file can show wrong. */
const undetectable: Readonly<Record<string, Falsification>> = {
  // An entry has one date, which all its lines share; balances are of the year's ends.
  "SIE 4": "date",
  "JPK (Poland)": "date",
};

describe("national files with one thing wrong", () => {
  it("are named, refused or asked about, unless nobody could tell from the file", async () => {
    const missed: string[] = [];
    for (const { title, name, bytes } of await nationalFiles()) {
      const text = bytes.toString("latin1");
      for (const kind of kinds.filter((one) => undetectable[title] !== one)) {
        const wrong = falsified(text, kind, 0.6);
        if (wrong === undefined) continue;
        const outcome = await outcomeOf(name, Buffer.from(wrong, "latin1"));
        if (outcome.result === "refused" || isNamed(outcome.report)) continue;
        missed.push(`${name}: ${kind}`);
      }
    }

    expect(missed).toEqual([]);
  }, 120_000);
});

/** By a finding, whether it has to be confirmed or not. */
const isNamed = ({ findings }: FileReport): boolean =>
  findings?.tieOut.checks.some(({ outcome }) => outcome === "differs") ?? false;

/** The file with one entry's line, or its date, wrong; undefined where it has none that is written so. */
function falsified(text: string, kind: Falsification, place: number): string | undefined {
  if (/^#FLAGGA/m.test(text)) return wrongSie(text, kind, place);
  if (/JournalCode/i.test(text)) return wrongFec(text, kind, place);
  if (/<JPK\b/.test(text)) return wrongJpk(text, kind, place);
  return wrongSaft(text, kind, place);
}

function wrongJpk(text: string, kind: Falsification, place: number) {
  const all = [...text.matchAll(/<KontoZapis>[\s\S]*?<\/KontoZapis>/g)];
  const found = all[Math.floor(place * (all.length - 1))];
  if (!found) return undefined;
  const [own] = found;
  const put = (next: string) =>
    text.slice(0, found.index) + next + text.slice(found.index + own.length);
  const isOlder = own.includes("KwotaMa");
  const accountIn = (line: string) => /<(?:KodKonta\w+|Z_3)>([^<n]*)</.exec(line)?.[1];
  const other = all.map(([line]) => accountIn(line)).find((one) => one !== accountIn(own));
  switch (kind) {
    case "date":
      return undefined;
    case "dropped":
      return put("");
    case "doubled":
      return put(own + own);
    case "amount":
      return put(own.replace(/(>)([1-9]\d*\.)/, "$11$2"));
    case "sign":
      return isOlder
        ? put(own.replaceAll(/Winien|Ma(?=>)/g, (side) => (side === "Ma" ? "Winien" : "Ma")))
        : put(own.includes("Z_4") ? own.replaceAll("Z_4", "Z_7") : own.replaceAll("Z_7", "Z_4"));
    case "account":
      return put(own.replace(`>${accountIn(own)}<`, `>${other}<`));
  }
}

const sieLine = /^\s*#TRANS (\S+) \{[^}]*\} (-?[\d.]+)/;

function wrongSie(text: string, kind: Falsification, place: number) {
  const lines = text.split("\n");
  const data = lines.flatMap((one, i) => (sieLine.test(one) ? [i] : []));
  const at = data[Math.floor(place * (data.length - 1))];
  if (at === undefined) return undefined;
  const row = lines[at] ?? "";
  const [, account = "", amount = ""] = sieLine.exec(row) ?? [];
  const turned = amount.startsWith("-") ? amount.slice(1) : `-${amount}`;
  const other = data.map((i) => sieLine.exec(lines[i] ?? "")?.[1]).find((one) => one !== account);
  switch (kind) {
    case "date":
      return undefined;
    case "dropped":
      return lines.toSpliced(at, 1).join("\n");
    case "doubled":
      return lines.toSpliced(at, 0, row).join("\n");
    case "amount":
      return lines
        .with(at, row.replace(` ${amount}`, ` ${amount.replace(/\d/, "1$&")}`))
        .join("\n");
    case "sign":
      return lines.with(at, row.replace(` ${amount}`, ` ${turned}`)).join("\n");
    case "account":
      return other && lines.with(at, row.replace(` ${account} `, ` ${other} `)).join("\n");
  }
}

function wrongFec(text: string, kind: Falsification, place: number) {
  const lines = text.split(/\r?\n/);
  const head = lines[0] ?? "";
  const sep = head.includes("\t") ? "\t" : "|";
  const cols = head.split(sep).map((c) => c.replace(/^\W+/, "").toLowerCase());
  const of = (n: string) => cols.indexOf(n);
  const [d, c] = [of("debit"), of("credit")];
  const data = lines.flatMap((one, i) => (i > 0 && one !== "" && !/nouveau/i.test(one) ? [i] : []));
  const at = data[Math.floor(place * (data.length - 1))];
  if (at === undefined) return undefined;
  const cells = (lines[at] ?? "").split(sep);
  const put = (next: readonly string[]) => lines.with(at, next.join(sep)).join("\n");
  const filled = /[1-9]/.test(cells[d] ?? "") ? d : c;
  switch (kind) {
    case "dropped":
      return lines.toSpliced(at, 1).join("\n");
    case "doubled":
      return lines.toSpliced(at, 0, lines[at] ?? "").join("\n");
    case "amount":
      return put(cells.with(filled, `1${cells[filled]}`));
    case "sign":
      return put(cells.with(d, cells[c] ?? "").with(c, cells[d] ?? ""));
    case "date": {
      const i = of("ecrituredate");
      const v = cells[i] ?? "";
      return put(cells.with(i, `${v.slice(0, 4)}${v.slice(4, 6) === "06" ? "07" : "06"}15`));
    }
    case "account": {
      const [i, label] = [of("comptenum"), of("comptelib")];
      const isOther = (row: string) => row.split(sep)[label] !== cells[label];
      const other = data.map((row) => lines[row] ?? "").find(isOther);
      return other && put(cells.with(i, other.split(sep)[i] ?? ""));
    }
  }
}

function wrongSaft(text: string, kind: Falsification, place: number) {
  const all = [...text.matchAll(/<(?:\w+:)?Line>[\s\S]*?<\/(?:\w+:)?Line>/g)];
  const found = all[Math.floor(place * (all.length - 1))];
  if (!found) return undefined;
  const [own] = found;
  const put = (next: string) =>
    text.slice(0, found.index) + next + text.slice(found.index + own.length);
  const accountIn = (line: string) => /AccountID>([^<]*)</.exec(line)?.[1];
  const account = accountIn(own);
  const other = all.map(([line]) => accountIn(line)).find((one) => one !== account);
  const [side, contra] = own.includes("DebitAmount")
    ? ["DebitAmount", "CreditAmount"]
    : ["CreditAmount", "DebitAmount"];
  switch (kind) {
    case "date": {
      // To the same day of another month; within its month, nothing contradicts it.
      const head = text.lastIndexOf("TransactionDate>", found.index - "</TransactionDate>".length);
      const at = text.lastIndexOf("TransactionDate>", head - 1) + "TransactionDate>".length;
      const month = text.slice(at + 5, at + 7) === "06" ? "07" : "06";
      return `${text.slice(0, at + 5)}${month}-15${text.slice(at + 10)}`;
    }
    case "dropped":
      return put("");
    case "doubled":
      return put(own + own);
    case "amount":
      return put(own.replace(/(Amount>)(\d)/, "$11$2"));
    case "sign":
      return put(own.replaceAll(side, contra));
    case "account":
      return put(own.replace(`AccountID>${account}<`, `AccountID>${other}<`));
  }
}
