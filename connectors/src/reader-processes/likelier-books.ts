import type { FileBooks } from "@tieout/core/book-mapping/file-books";
import { columnOf, type Mapping, type SignMeaning } from "@tieout/core/book-mapping/mapping";
import {
  openBooks,
  type SummedBooks,
  summedBooks,
  type TableRecipe,
  tableRows,
} from "../book-decoding/open-books.ts";
import { withOwnRows } from "../book-formats/headed-entries.ts";
import { ledgerSigns, type SettledSigns } from "../book-formats/ledger-signs.ts";
import { guessedSides, isParted } from "../book-formats/ledger-state.ts";
import { partSurvey } from "../book-formats/ledger-survey.ts";

interface TableBooks extends SummedBooks {
  readonly recipe: TableRecipe;
}

/** A person's choices for a table. */
interface SaidOfTable {
  /** Whether no person mapped the columns. */
  readonly mayLeaveOut: boolean;
  readonly signs?: SignMeaning | undefined;
}

/**
 * As mapped, unless contra accounts have their own rows, or more entries balance with each account's amounts in its own
 * direction.
 */
export async function likelierBooks(
  bytes: Buffer,
  mapped: TableRecipe,
  { mayLeaveOut, signs }: SaidOfTable,
): Promise<TableBooks> {
  const { mapping } = mapped.table;
  if (mapping.kind !== "general-ledger" || mapping.batch) return readBy(bytes, mapped);
  const recipe = await withParents(bytes, mapped);
  const hasSigns = !isParted(mapping);
  const printed = await readBy(bytes, hasSigns ? asPrinted(recipe) : recipe);
  const owning = mayLeaveOut ? withOwnRows(printed.recipe.table.mapping, printed.books) : undefined;
  if (owning) {
    const own = await readBy(bytes, withMapping(recipe, owning));
    return { ...own, books: withoutMirrors(own.books, printed.books) };
  }
  if (!hasSigns || signs === "debit-positive") return printed;
  if (signs === undefined && balances(printed.books)) return printed;
  const { credits, balanced } = await settledSigns(bytes, printed);
  if (balanced.natural > balanced.printed) return readBy(bytes, inOwnDirections(recipe, credits));
  // Where entries say otherwise, names tell the directions that a person wants.
  return signs === undefined ? printed : readBy(bytes, inOwnDirections(recipe));
}

async function readBy(bytes: Buffer, recipe: TableRecipe): Promise<TableBooks> {
  return { ...(await summedBooks(bytes, recipe)), recipe };
}

const withMapping = (recipe: TableRecipe, mapping: Mapping): TableRecipe => ({
  ...recipe,
  table: { ...recipe.table, mapping },
});

function asPrinted(recipe: TableRecipe): TableRecipe {
  const { signs: _, ...mapping } = recipe.table.mapping;
  return withMapping(recipe, mapping);
}

/** `credits`: the accounts that grow by credits, where entries have told it. */
function inOwnDirections(recipe: TableRecipe, credits?: readonly string[]): TableRecipe {
  const natural = withMapping(recipe, { ...recipe.table.mapping, signs: "natural" });
  return credits ? { ...natural, survey: { ...recipe.survey, credits } } : natural;
}

async function withParents(bytes: Buffer, recipe: TableRecipe): Promise<TableRecipe> {
  const { mapping } = recipe.table;
  if (columnOf(mapping, "accountNumber") !== undefined) return recipe;
  const parts = partSurvey(mapping, recipe.answers);
  for await (const row of await tableRows(bytes, recipe)) {
    parts.take(row);
    if (parts.isOver()) return recipe;
  }
  const parents = parts.parents();
  return parents.length === 0 ? recipe : { ...recipe, survey: { parents } };
}

async function settledSigns(bytes: Buffer, { books, recipe }: TableBooks): Promise<SettledSigns> {
  const { mapping } = recipe.table;
  const signs = ledgerSigns();
  const isNumbered = columnOf(mapping, "voucher") !== undefined || mapping.entries === "headed";
  for await (const line of openBooks(bytes, recipe)) {
    const { accountId, amount, transactionId, date, transactionType, documentNumber = "" } = line;
    const entry = isNumbered ? transactionId : `${date} ${transactionType} ${documentNumber}`;
    signs.line({ entry, accountId, amount });
  }
  return signs.settle(books.openings, guessedSides(books.accounts));
}

const balances = ({ lines: { debits, credits } }: FileBooks): boolean => debits === credits;

/** The contra column is no longer read; the finding that nothing counts twice stays. */
function withoutMirrors(books: FileBooks, { contras }: FileBooks): FileBooks {
  return contras ? { ...books, contras: { ...contras, mirrored: 0 } } : books;
}
