import type { Knex } from "knex";

/** What belongs to a workspace, and is no use once that is deleted. */
const ofWorkspace = [
  "access_requests",
  "connection_requests",
  "connections",
  "delegated_access_tokens",
  "documents",
  "file_imports",
  "file_mappings",
  "financial_records",
  "import_requests",
  "imports",
  "link_sessions",
  "shared_links",
  "submission_requests",
  "submissions",
  "web_connectors",
  "workspace_users",
];

/** What belongs to a user, and the column that names them. */
const ofUser = {
  access_requests: "user_id",
  invitations: "user_id",
  sessions: "user_id",
  workspace_users: "user_id",
  workspaces: "owner_id",
};

/**
 * Refuses a row whose workspace or user is deleted. The parent is locked until the row's transaction ends, as a
 * foreign key does anyway, and whoever deletes it locks it FOR UPDATE first. So the row is either committed before
 * the deletion looks for what to take along, or it's refused.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function in_living_workspace() returns trigger
      language plpgsql set search_path to pg_catalog, pg_temp as $$
    begin
      perform from public.workspaces
        where tenant_id = new.tenant_id and id = new.workspace_id and deleted_at is null
        for key share;
      if not found then
        raise exception 'the workspace of a new row in % is deleted', tg_table_name
          using errcode = 'TGONE';
      end if;
      return new;
    end $$;

    create function of_living_user() returns trigger
      language plpgsql set search_path to pg_catalog, pg_temp as $$
    declare
      owner constant uuid := to_jsonb(new) ->> tg_argv[0];
    begin
      if owner is null then
        return new;
      end if;
      perform from public.users
        where tenant_id = new.tenant_id and id = owner and status <> 'Deleted'
        for key share;
      if not found then
        raise exception 'the user of a new row in % is deleted', tg_table_name
          using errcode = 'TGONE';
      end if;
      return new;
    end $$;
  `);
  for (const table of ofWorkspace) {
    await knex.raw(`
      create trigger in_living_workspace before insert on ${table}
        for each row execute function in_living_workspace();`);
  }
  for (const [table, column] of Object.entries(ofUser)) {
    await knex.raw(`
      create trigger of_living_user before insert on ${table}
        for each row execute function of_living_user('${column}');`);
  }
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
