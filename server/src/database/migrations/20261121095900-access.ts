import type { Knex } from "knex";

/** Who may connect to this database, and for what (D-21). The rest of the world may do nothing. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    do $$ begin
      execute format('revoke all on database %I from public', current_database());
      execute format('grant connect, create on database %I to queue', current_database());
      -- Loading a ledger copies it into a temporary table first (D-23).
      execute format('grant connect, temporary on database %I to app', current_database());
    end $$;
    revoke all on schema public from public;
    grant usage on schema public to app;
    -- So that a process can tell whether the database is the one it was built for.
    grant usage on schema deployment to app;
    grant select on deployment.migrations to app;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
