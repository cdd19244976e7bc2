/** SQL: no row of `table` names this row of `owner` in its `column`. All three are our own words, never a caller's. */
export const unnamedBy = (owner: string, table: string, column: string): string =>
  `not exists (select from ${table} kept
     where kept.tenant_id = ${owner}.tenant_id and kept.${column} = ${owner}.id)`;
