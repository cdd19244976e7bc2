import type { Knex } from "knex";

/** A lender asks whoever allowed updates for more. The answer is theirs, on a page that their mail opens. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table permission_asks (
      tenant_id uuid not null,
      id uuid not null,
      -- What was allowed, and what the lender wants to read instead.
      consent_id uuid not null,
      workspace_id uuid not null,
      submission_request_id bigint not null,
      asked_by uuid not null,
      asked_at timestamptz not null,
      answered_at timestamptz,
      answer text check (answer in ('allowed', 'kept')),
      primary key (tenant_id, id),
      foreign key (tenant_id, consent_id) references consents on delete cascade,
      foreign key (tenant_id, workspace_id, submission_request_id)
        references submission_requests (tenant_id, workspace_id, id) on delete cascade,
      foreign key (tenant_id, asked_by) references users,
      check ((answered_at is null) = (answer is null))
    );
    create index on permission_asks (tenant_id, consent_id, asked_at desc);
    create index on permission_asks (tenant_id, workspace_id, submission_request_id);
    create trigger in_living_workspace before insert on permission_asks
      for each row execute function in_living_workspace();
    alter table permission_asks enable row level security;
    alter table permission_asks force row level security;
    create policy tenant on permission_asks
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert, update, delete on permission_asks to app;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
