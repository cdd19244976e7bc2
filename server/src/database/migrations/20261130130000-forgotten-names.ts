import type { Knex } from "knex";

/**
 * Spreads carried over from an earlier collection name accounts that only it had. Once its data is gone those names are
 * taken out, which is the one change that a version knows, and it says so.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Since when names are gone. The hash, and the seal on the audit trail, are over the version as it was saved.
    alter table spread_versions add column names_forgotten_at timestamptz;

    create function public.forget_spread_names(
      record uuid, of_version integer, spread jsonb, edits jsonb, carried_over jsonb, at timestamptz
    ) returns void
    language sql security definer set search_path = pg_catalog, pg_temp as $$
      update public.spread_versions stored
      set spread = forget_spread_names.spread, edits = forget_spread_names.edits,
        carried_over = forget_spread_names.carried_over, names_forgotten_at = at
      where stored.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
        and stored.financial_record_id = record and stored.version = of_version
        and at is not null
    $$;
    revoke all on function public.forget_spread_names from public;
    grant execute on function public.forget_spread_names to app;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
