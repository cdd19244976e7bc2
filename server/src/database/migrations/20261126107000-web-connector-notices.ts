import type { Knex } from "knex";

/** Who waits for QuickBooks Desktop is told by mail what came of it; a mail's link ends by itself. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table web_connectors
      -- Whom to tell; null where nobody gave an address.
      add column notice_address text,
      -- Something has come of it since they were told last.
      add column untold boolean not null default false,
      add column mail_secret_until timestamptz;
    -- What those mails said: fourteen days.
    update web_connectors set mail_secret_until = now() + interval '14 days'
      where mail_secret_hash is not null;
    alter table web_connectors
      add check ((mail_secret_hash is null) = (mail_secret_until is null)),
      add check (ended_at is null or notice_address is null);
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
