import { Ajv2020 } from "ajv/dist/2020.js";
import { fieldLengths } from "../book-formats/field-lengths.ts";
import { ConnectorError } from "../connector.ts";

/** Only what we read of DEX's contract; other fields are let through and ignored. */
export interface DexCompany {
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  readonly country: string;
  readonly currency: string;
  readonly fiscalYearEndMonth: number;
  readonly closedThrough: string | null;
  readonly booksFrom: string;
  readonly booksTo: string;
  readonly sizes: { readonly journalLines: number };
}

export interface DexAccount {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly fullyQualifiedName: string;
  readonly parentId: string | null;
  readonly active: boolean;
  readonly accountType: string;
  readonly accountSubType: string;
}

export interface DexParty {
  readonly id: string;
  readonly kind: "customer" | "vendor" | "other";
  readonly name: string;
}

export interface DexLine {
  readonly transactionId: string;
  readonly transactionType: string;
  readonly lineNo: number;
  readonly date: string;
  readonly accountId: string;
  readonly debit: string;
  readonly credit: string;
  readonly memo: string | null;
  readonly docNumber: string | null;
  readonly refNumber: string | null;
  readonly partyId: string | null;
  readonly createdAt: string;
  readonly modifiedAt: string;
}

export interface DexDocument {
  readonly id: string;
  readonly kind: "invoice" | "credit-memo" | "bill" | "vendor-credit";
  readonly number: string;
  readonly partyId: string;
  readonly date: string;
  readonly dueDate: string;
  readonly total: string;
  readonly balance: string;
}

export interface DexTrialBalance {
  readonly rows: readonly {
    readonly accountId: string;
    readonly debit: string;
    readonly credit: string;
  }[];
}

export interface DexReport {
  readonly rows: readonly {
    readonly kind: "section" | "account" | "total";
    readonly group: string;
    readonly accountId: string | null;
    readonly amounts: readonly string[];
  }[];
}

export interface DexAging {
  readonly totals: { readonly total: string };
}

const { name, memo } = fieldLengths;
// Account ids become part of a database key, so their length is bounded.
const text = { type: "string", maxLength: name.most };
const maybe = { type: ["string", "null"], maxLength: name.most };
const words = { type: ["string", "null"], maxLength: memo.most };
const cursor = { type: ["string", "null"], maxLength: 4_000 };
const day = { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" };
const amount = { type: "string", maxLength: 40, pattern: "^-?\\d+\\.\\d{2}$" };
const whole = { type: "integer" };

const object = (properties: Record<string, object>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});
const list = (items: object) => ({ type: "array", items });
const page = (name: string, items: object) => object({ [name]: list(items), nextCursor: cursor });

const ajv = new Ajv2020();
const shape = <Reply>(schema: object) => ajv.compile<Reply>(schema);

export const shapes = {
  company: shape<DexCompany>(
    object({
      id: text,
      name: text,
      legalName: text,
      country: text,
      currency: { type: "string", pattern: "^[A-Z]{3}$" },
      fiscalYearEndMonth: { type: "integer", minimum: 1, maximum: 12 },
      closedThrough: maybe,
      booksFrom: day,
      booksTo: day,
      sizes: object({ journalLines: whole }),
    }),
  ),
  accounts: shape<{ accounts: DexAccount[]; nextCursor: string | null }>(
    page(
      "accounts",
      object({
        id: text,
        number: text,
        name: text,
        fullyQualifiedName: text,
        parentId: maybe,
        active: { type: "boolean" },
        accountType: text,
        accountSubType: text,
      }),
    ),
  ),
  parties: shape<{ parties: DexParty[]; nextCursor: string | null }>(
    page(
      "parties",
      object({ id: text, kind: { enum: ["customer", "vendor", "other"] }, name: text }),
    ),
  ),
  lines: shape<{ lines: DexLine[]; nextCursor: string | null }>(
    page(
      "lines",
      object({
        transactionId: text,
        transactionType: text,
        lineNo: whole,
        date: day,
        accountId: text,
        debit: amount,
        credit: amount,
        memo: words,
        docNumber: maybe,
        refNumber: maybe,
        partyId: maybe,
        createdAt: text,
        modifiedAt: text,
      }),
    ),
  ),
  documents: shape<{ documents: DexDocument[]; nextCursor: string | null }>(
    page(
      "documents",
      object({
        id: text,
        kind: { enum: ["invoice", "credit-memo", "bill", "vendor-credit"] },
        number: text,
        partyId: text,
        date: day,
        dueDate: day,
        total: amount,
        balance: amount,
      }),
    ),
  ),
  trialBalance: shape<DexTrialBalance>(
    object({ rows: list(object({ accountId: text, debit: amount, credit: amount })) }),
  ),
  report: shape<DexReport>(
    object({
      rows: list(
        object({
          kind: { enum: ["section", "account", "total"] },
          group: text,
          accountId: maybe,
          amounts: list(amount),
        }),
      ),
    }),
  ),
  aging: shape<DexAging>(object({ totals: object({ total: amount }) })),
};

/** @throws ConnectorError where the reply doesn't have the shape. */
export function held<Name extends keyof typeof shapes>(
  name: Name,
  reply: unknown,
): ReplyOf<(typeof shapes)[Name]> {
  const fits = shapes[name];
  if (fits(reply)) return reply as ReplyOf<(typeof shapes)[Name]>;

  const [first] = fits.errors ?? [];
  throw new ConnectorError(
    "bad-data",
    `DEX's ${name} isn't what its contract says: ${first?.instancePath} ${first?.message}`,
  );
}

type ReplyOf<Shape> = Shape extends (data: unknown, ...rest: never[]) => data is infer Reply
  ? Reply
  : never;
