import type { Knex } from "knex";
import type { Tables } from "./tables.gen.ts";

export type TableName = keyof Tables;

export type Row<Table extends TableName> = Tables[Table]["row"];

/** A value or a PostgreSQL expression. */
export type Value<Type> = Type | Knex.Raw | { readonly toSQL: () => Knex.Sql };

type Written<Table extends TableName> = Omit<Row<Table>, Tables[Table]["generated"]>;

type OptionalColumn<Table extends TableName> = {
  [Column in keyof Written<Table>]: null extends Written<Table>[Column]
    ? Column
    : Column extends Tables[Table]["defaulted"]
      ? Column
      : never;
}[keyof Written<Table>];

/** Columns with a default or null are optional. */
export type Insert<Table extends TableName> = {
  readonly [Column in Exclude<keyof Written<Table>, OptionalColumn<Table>>]: Value<
    Stored<Table, Column>
  >;
} & Change<Table, OptionalColumn<Table>>;

/** Undefined changes nothing. */
export type Update<Table extends TableName> = Change<Table, keyof Written<Table>>;

type Change<Table extends TableName, Columns extends keyof Row<Table>> = {
  readonly [Column in Columns]?: Value<Stored<Table, Column>> | undefined;
};

type Stored<
  Table extends TableName,
  Column extends keyof Row<Table>,
> = Column extends Tables[Table]["json"]
  ? Json | (null extends Row<Table>[Column] ? null : never)
  : Row<Table>[Column];

/** Objects as is, arrays as text: pg would take an array for PostgreSQL's own. */
type Json = string | (object & { readonly length?: never });
