import type { Knex } from "knex";

/**
 * Imports keep why they ended as a code and values. What is kept of earlier ones follows from their error codes.
 * A workbook that wasn't built needs no more than its outcome.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table imports add column reason fact;
    alter table import_steps add column reason fact;
    alter table imports no force row level security;
    alter table import_steps no force row level security;
    alter table submissions no force row level security;
    update imports set reason = case imports.error_code
        when 'Cancelled' then '{"code": "import-cancelled", "values": {}}'::jsonb
        when 'InternalError' then '{"code": "import-fault", "values": {}}'::jsonb
        else jsonb_build_object(
          'code', case imports.error_code
            when 'Disconnected' then 'package-disconnected'
            when 'InsufficientUserPermissions' then 'package-not-permitted'
            else 'package-silent'
          end,
          'values', jsonb_build_object('package', coalesce(submissions.datasource_name_id, ''))
        )
      end
      from submissions
      where imports.outcome = 'Error'
        and submissions.tenant_id = imports.tenant_id and submissions.id = imports.submission_id;
    update import_steps set reason = imports.reason
      from imports
      where import_steps.state = 'failed'
        and imports.tenant_id = import_steps.tenant_id and imports.id = import_steps.import_id;
    alter table mail_deliveries no force row level security;
    update mail_deliveries
      set content = content - 'errorDescription' || '{"reason": {"code": "import-fault", "values": {}}}'
      where content ->> 'errorDescription' is not null;
    alter table mail_deliveries force row level security;
    alter table imports force row level security;
    alter table import_steps force row level security;
    alter table submissions force row level security;
    alter table imports drop column error_description;
    alter table import_steps drop column error_description;
    alter table workbooks drop column error_description;
    alter table workbook_revisions drop column error_description;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
