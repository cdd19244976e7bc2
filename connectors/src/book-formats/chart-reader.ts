import type { BooksAnswers } from "@tieout/core/book-mapping/books-answers";
import type { BooksIntake } from "@tieout/core/book-mapping/file-books";
import type { Mapping } from "@tieout/core/book-mapping/mapping";
import {
  firstText,
  isBlank,
  repeatsHeadings,
  type SheetRow,
} from "@tieout/core/book-mapping/sheet-row";
import { gathering } from "./gathering.ts";
import { rowWordOf } from "./ledger-rows.ts";
import { leftOut, overlongCell, rowValues } from "./row-values.ts";

export function chartReader(mapping: Mapping, { digits }: BooksAnswers): BooksIntake<SheetRow> {
  const gathered = gathering("chart", false);
  return {
    take: (row) => {
      if (row.number <= mapping.headingRow || isBlank(row)) return [];
      if (repeatsHeadings(row, mapping.headings)) return [];
      const overlong = overlongCell(row, mapping);
      if (overlong) {
        gathered.leaveOut(leftOut(row, overlong.fault, overlong));
        return [];
      }
      const account = rowValues(row, mapping, digits).account();
      const word = rowWordOf(account?.name ?? firstText(row));
      if (word) gathered.leaveOut(leftOut(row, "total"));
      else if (!account) gathered.leaveOut(leftOut(row, "no-account"));
      else if (!gathered.account(account)) gathered.twice(account.id);
      return [];
    },
    books: () => gathered.books({ company: {}, fiscalYears: [] }),
  };
}
