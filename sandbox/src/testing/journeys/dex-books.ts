import { createHash, randomBytes } from "node:crypto";
import { basic } from "../dex.ts";
import type { RunningSandbox } from "./journey.ts";

/** Amounts are decimal strings, one per column. */
export interface DexRow {
  readonly kind: "section" | "account" | "total";
  readonly group: string;
  readonly label: string;
  readonly accountId: string | null;
  readonly amounts: readonly string[];
}

export interface DexLine {
  readonly debit: string;
  readonly credit: string;
}

export interface DexBooks {
  readonly balanceSheet: (days: readonly string[], basis: string) => Promise<readonly DexRow[]>;
  /** Ranges as `2024-01-01..2024-12-31`. */
  readonly profitAndLoss: (ranges: readonly string[], basis: string) => Promise<readonly DexRow[]>;
  readonly journalLines: (from: string, to: string) => Promise<readonly DexLine[]>;
}

/** Approves on DEX's consent page, and exchanges the code as any client would. */
export async function dexBooks(
  { dex, dexClient }: Pick<RunningSandbox, "dex" | "dexClient">,
  company: string,
): Promise<DexBooks> {
  const verifier = randomBytes(32).toString("base64url");
  const decision = await fetch(`${dex}/oauth/decision`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: dex },
    body: new URLSearchParams({
      response_type: "code",
      client_id: dexClient.id,
      redirect_uri: dexClient.redirect,
      state: "of a journey",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      company,
      outcome: "success",
      decision: "allow",
    }),
  });
  const back = new URL(decision.headers.get("Location") ?? "", dex);
  const tokens = await fetch(`${dex}/oauth/token`, {
    method: "POST",
    headers: { Authorization: basic(dexClient.id, dexClient.secret) },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: back.searchParams.get("code") ?? "",
      redirect_uri: dexClient.redirect,
      code_verifier: verifier,
    }),
  });
  // DEX's contract test checks its replies against `dex.yaml`.
  const { access_token } = (await tokens.json()) as { readonly access_token: string };

  const get = async <Reply>(path: string, query: Readonly<Record<string, string>>) => {
    const reply = await fetch(`${dex}/api/v1/${path}?${new URLSearchParams(query)}`, {
      headers: { Authorization: `Bearer ${access_token}` },
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  const rowsOf = async (path: string, query: Readonly<Record<string, string>>) =>
    (await get<{ readonly rows: readonly DexRow[] }>(path, query)).rows;

  return {
    balanceSheet: (days, basis) => rowsOf("reports/balance-sheet", { asOf: days.join(","), basis }),
    profitAndLoss: (ranges, basis) =>
      rowsOf("reports/profit-and-loss", { ranges: ranges.join(","), basis }),
    journalLines: async (from, to) => {
      const all: DexLine[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        type Page = { readonly lines: readonly DexLine[]; readonly nextCursor: string | null };
        const page: Page = await get<Page>("journal-lines", {
          from,
          to,
          limit: "5000",
          ...(cursor !== "" && { cursor }),
        });
        all.push(...page.lines);
        cursor = page.nextCursor;
      }
      return all;
    },
  };
}

/** Decimal string with two places to cents. */
export const cents = (amount: string): number => Number(amount.replace(".", ""));
