import type { Knex } from "knex";

/** Whose a session was is asked for each one that is deleted, and mustn't take a look at every row. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index submissions_by_visit on submissions (tenant_id, link_session_id)
      where link_session_id is not null;
    create index connections_by_visit on connections (tenant_id, created_by_link_session_id)
      where created_by_link_session_id is not null;
    create index imports_by_visit on imports (tenant_id, started_by_link_session_id)
      where started_by_link_session_id is not null;
    create index documents_by_visit on documents (tenant_id, link_session_id)
      where link_session_id is not null;
    create index file_imports_by_visit on file_imports (tenant_id, link_session_id)
      where link_session_id is not null;
    create index user_copies_by_visit on user_copies (tenant_id, link_session_id)
      where link_session_id is not null;
    create index connection_requests_by_visit on connection_requests (tenant_id, link_session_id)
      where link_session_id is not null;
    create index connection_requests_by_session on connection_requests (tenant_id, session_id)
      where session_id is not null;
    create index connection_requests_by_submission on connection_requests (tenant_id, submission_id)
      where submission_id is not null;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
