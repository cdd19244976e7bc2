/**
 * The last lines of every table: rows of one tenant are all that a connection sees, whoever it is,
 * and `app` may work with them (D-21). Without a tenant set there are no rows at all: after a local
 * setting `current_setting` gives `''`, not null, hence the `nullif`.
 */
export function tenantTables(...tables: readonly string[]): string {
  return tables.map((table) => guarded(table, "select, insert, update, delete")).join("\n");
}

/** As above for what may be added and read, and never changed or taken back: the audit trail. */
export function appendOnlyTables(...tables: readonly string[]): string {
  return tables.map((table) => guarded(table, "select, insert")).join("\n");
}

function guarded(table: string, grants: string): string {
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy tenant on ${table}
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant ${grants} on ${table} to app;`;
}
