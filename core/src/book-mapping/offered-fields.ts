import {
  type ColumnUse,
  type Field,
  type MappingFault,
  mappingFaults,
  type TableKind,
} from "./mapping.ts";

const named = ["accountNumber", "accountName", "account"] as const;

/** In the order in which they are offered. */
export const offeredFields: Record<Exclude<TableKind, "chart">, readonly Field[]> = {
  "trial-balance": [
    ...named,
    "accountType",
    "debit",
    "credit",
    "amount",
    "side",
    "opening",
    "openingDebit",
    "openingCredit",
    "closing",
    "closingDebit",
    "closingCredit",
  ],
  "general-ledger": [
    "date",
    "voucher",
    "journal",
    "transactionType",
    "document",
    ...named,
    "accountType",
    "contraAccount",
    "memo",
    "debit",
    "credit",
    "amount",
    "side",
    "balance",
  ],
};

export function columnFaults(
  kind: TableKind,
  columns: readonly Omit<ColumnUse, "why">[],
): MappingFault[] {
  return mappingFaults({
    kind,
    columns: columns.map((use) => ({ ...use, why: "choice" })),
  });
}
