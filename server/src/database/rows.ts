import type { Knex } from "knex";
import type { Tables } from "./tables.gen.ts";

export type TableName = keyof Tables;

/** A row as it's read. */
export type Row<Table extends TableName> = Tables[Table]["row"];

/** A value to compare with or to write; PostgreSQL may work it out. */
export type Value<Type> = Type | Knex.Raw | { readonly toSQL: () => Knex.Sql };

type Written<Table extends TableName> = Omit<Row<Table>, Tables[Table]["generated"]>;

type OptionalColumn<Table extends TableName> = {
  [Column in keyof Written<Table>]: null extends Written<Table>[Column]
    ? Column
    : Column extends Tables[Table]["defaulted"]
      ? Column
      : never;
}[keyof Written<Table>];

/** What a new row needs. What has a default or may be null can be left out. */
export type Insert<Table extends TableName> = {
  readonly [Column in Exclude<keyof Written<Table>, OptionalColumn<Table>>]: Value<
    Stored<Table, Column>
  >;
} & Change<Table, OptionalColumn<Table>>;

/** What may be changed of a row. Undefined changes nothing. */
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

/** A JSON column takes an object as it is, and an array as its text: pg takes an array for PostgreSQL's own. */
type Json = string | (object & { readonly length?: never });
