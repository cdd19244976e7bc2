import { Model } from "objection";
import type { Row, TableName } from "./rows.ts";
import type { ColumnOf, Conditions } from "./table.ts";
import { primaryKeys } from "./tables.gen.ts";
import type { Tx } from "./with-tenant.ts";

/** A model's base, scoped to one tenant, for rows with relations (`withGraphFetched`); use `table` for plain rows. */
export function tenantModel<Name extends TableName>(tableName: Name): TenantModel<Name> {
  class Rows extends Model {
    static override tableName: string = tableName;
    static override idColumn: string[] = [...primaryKeys[tableName]];
    static of = queryOf;
  }
  // Objection takes any text as a column; these types narrow it to the row's.
  return Rows as unknown as TenantModel<Name>;
}

function queryOf(this: typeof Model, db: Tx) {
  return this.query(db).where(`${this.tableName}.tenantId`, db.tenantId);
}

interface TenantModel<Name extends TableName> extends Omit<typeof Model, "prototype"> {
  new (): Model & Row<Name>;
  of<Instance extends Model>(this: new () => Instance, db: Tx): ModelQuery<Name, Instance>;
}

interface ModelQuery<Name extends TableName, Instance extends Model>
  extends Conditions<{ [Key in Name]: Row<Name> }>,
    Promise<Instance[]> {
  first(): Promise<Instance | undefined>;
  withGraphFetched(relation: Exclude<keyof Instance, keyof Model | keyof Row<Name>> & string): this;
  orderBy(column: ColumnOf<{ [Key in Name]: Row<Name> }>, order?: "asc" | "desc"): this;
  orderByRaw(sql: string): this;
  limit(rows: number): this;
}
