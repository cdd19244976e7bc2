import type { TestTenant } from "../../database/testing/tenant.ts";

/** Tables whose rows contain a text, also as bytes: must be none for a secret. */
export async function tablesHolding({ tx }: TestTenant, text: string): Promise<string[]> {
  const hex = Buffer.from(text).toString("hex");

  return tx(async (db) => {
    const { rows } = await db.raw(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
    );
    const holding: string[] = [];
    for (const { name } of rows) {
      const found = await db.raw(
        "select from ?? as row where row::text like ? or row::text like ? limit 1",
        [name, `%${text}%`, `%${hex}%`],
      );
      if (found.rowCount > 0) holding.push(name);
    }
    return holding;
  });
}
