import type { Mapping } from "@tieout/core/book-mapping/mapping";
import { plainWord } from "@tieout/core/book-mapping/month-words";
import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";

export interface Departments {
  /** Whether a row is an account's first of its department, in a sheet with one row for each of them. */
  readonly isFurther: (row: SheetRow, accountId: string) => boolean;
}

/** By columns that a sheet has for them, which aren't read. */
export function departments({ headings, columns }: Mapping): Departments {
  const own = [...headings.entries()].flatMap(([column, heading]) => {
    const isRead = columns.some((use) => use.column === column);
    return !isRead && names.test(plainWord(heading).trim()) ? [column] : [];
  });
  const seen = new Set<string>();
  return {
    isFurther: ({ cells }, accountId) => {
      const texts = own.map((column) => textOf(cells[column]).trim());
      const key = JSON.stringify([accountId, ...texts]);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew && texts.some((text) => text !== "");
    },
  };
}

const names =
  /^(cost cent(er|re)|department|dept|location|branch|class|division|segment|fund|project|site|entity|property|region|sub ?account|kostenstelle|kst|centro de costos?|ccosto|sucursal|departamento|proyecto|centre de couts?|section|etablissement|departement|kostnadsstalle|avdelning|avdeling|afdeling|prosjekt|projekt|kostenplaats|centro di costo|centro de custo)( (code|no|name|id|number))?\.?$/;
