import { rememberedIn } from "@tieout/core/account-types/remembered-types";
import { type BookedFile, bookFile } from "@tieout/core/book-mapping/book-file";
import { type SaidType, saidTypesOf, typesSaidBy } from "@tieout/core/book-mapping/complete-chart";
import { accountTypesOf } from "@tieout/core/book-mapping/file-account-types";
import type { FileBooks } from "@tieout/core/book-mapping/file-books";
import { fileOpeningsOf } from "@tieout/core/book-mapping/file-openings";
import type { FileReport } from "@tieout/core/book-mapping/file-report";
import { openingsOfFiles, withSupporting } from "@tieout/core/book-mapping/supporting-file";
import type { FiscalYearEnd } from "@tieout/core/calendar/fiscal-year";
import { currencyDigits } from "@tieout/core/money";
import type { BooksRecipe } from "../book-decoding/open-books.ts";
import type { FileToRead } from "./messages.ts";
import { readSupporting } from "./read-supporting.ts";

interface BookedAsSaid {
  /** With what further files say. */
  readonly books: FileBooks;
  readonly booked: BookedFile;
  readonly asked: Pick<FileReport, "accountTypes" | "openings" | "supporting">;
  /** Facts of second files, kept so that collecting needn't read them again. */
  readonly kept: Pick<BooksRecipe, "supporting">;
}

/**
 * Books with what further files say, and people of types and openings, for this file or earlier ones. A remembered type is dropped if
 * its account changed sides.
 */
export async function bookedAsSaid(
  { choices, materialityBasisPoints, remembered = [], supporting = [], today }: FileToRead,
  asRead: FileBooks,
  fiscalYearEnd: FiscalYearEnd | undefined,
  currency: string,
): Promise<BookedAsSaid> {
  const { controlTotals, openingsAsOf } = choices;
  const digits = currencyDigits(currency);
  const said = typesSaidBy(choices);
  const ledger = {
    books: asRead,
    booked: bookFile(asRead, today, { fiscalYearEnd, types: saidTypesOf(said) }),
    ...{ digits, openingsAsOf },
  };
  const { words, reports } = await readSupporting(supporting, ledger);
  const books = withSupporting(asRead, words);
  const typed = (types: readonly SaidType[]) => {
    const openings = openingsOfFiles(words) ?? choices.openings;
    const booked = bookFile(books, today, { fiscalYearEnd, types: saidTypesOf(types), openings });
    const accountTypes = accountTypesOf(booked, {
      digits,
      materialityBasisPoints,
      ...(controlTotals && { controlTotals }),
    });
    const asked = fileOpeningsOf(books, booked, { digits, said: choices.openings });
    return {
      booked,
      asked: { ...(accountTypes && { accountTypes }), ...(asked && { openings: asked }) },
    };
  };
  const first = typed(said);
  const { accountTypes } = first.asked;
  const known = accountTypes && rememberedIn(accountTypes, remembered);
  const { booked, asked } = known && known.length > 0 ? typed([...known, ...said]) : first;
  return {
    ...{ books, booked },
    asked: { ...asked, ...(reports.length > 0 && { supporting: reports }) },
    kept: words.length > 0 ? { supporting: words } : {},
  };
}
