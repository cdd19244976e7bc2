import pg from "pg";

/** The passwords of the three roles (D-21): migrations, the queue's schema, all tenant data. */
export interface RolePasswords {
  readonly owner: string;
  readonly queue: string;
  readonly app: string;
}

/**
 * Creates the roles with these passwords, or gives existing ones these passwords, and the database,
 * which belongs to `owner`. None of the three may bypass row-level security.
 */
export async function prepareDatabase(
  adminUrl: string,
  database: string,
  passwords: RolePasswords,
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const [role, password] of Object.entries(passwords)) {
      const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role]);
      const verb = rowCount ? "alter" : "create";
      await client.query(
        `${verb} role ${client.escapeIdentifier(role)} login nosuperuser nobypassrls nocreatedb
           nocreaterole noreplication password ${client.escapeLiteral(password)}`,
      );
    }
    const { rowCount } = await client.query("select from pg_database where datname = $1", [
      database,
    ]);
    if (!rowCount) {
      await client.query(`create database ${client.escapeIdentifier(database)} owner owner`);
    }
  } finally {
    await client.end();
  }
}
