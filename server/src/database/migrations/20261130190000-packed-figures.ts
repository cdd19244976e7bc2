import type { Knex } from "knex";

/**
 * A record's figures as the lender's portal sends them: JSON, gzipped. They never change, so they're written once, when a
 * record is Created, and passed on as they are. A record from before is packed when it's first read. If the contract of
 * figures changes, a migration empties the table.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table packed_figures (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      figures bytea not null,
      primary key (tenant_id, financial_record_id),
      foreign key (tenant_id, financial_record_id) references financial_records on delete cascade
    );
    -- Already compressed.
    alter table packed_figures alter column figures set storage external;

    alter table packed_figures enable row level security;
    alter table packed_figures force row level security;
    create policy tenant on packed_figures
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert, update, delete on packed_figures to app;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
