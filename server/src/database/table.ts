import type { Knex } from "knex";
import type { Insert, Row, TableName, Update, Value } from "./rows.ts";

/** Knex's query builder, typed so that unknown tables, columns or values don't compile. */
export function table<Name extends TableName, Alias extends string = Name>(
  db: Queryable,
  name: Name | `${Name} as ${Alias}`,
): TableQuery<Name, { [Key in Alias]: Row<Name> }> {
  // Types narrower than knex's, for the same behavior.
  return (db as Knex)(name) as unknown as TableQuery<Name, { [Key in Alias]: Row<Name> }>;
}

/** A PostgreSQL expression with its type, which nothing checks. */
export function computed<Type>(db: Queryable, sql: string, values?: Values): Computed<Type> {
  return raw(db, sql, values) as unknown as Computed<Type>;
}

/** Our own SQL; values may be queries. */
export function raw(db: Queryable, sql: string, values: Values = []): Knex.Raw {
  return db.raw(sql, values as readonly Knex.RawBinding[]);
}

type Values = readonly (Knex.RawBinding | Subquery)[];

/** For knex and objection features this lacks. */
export function knexQuery(rows: Subquery): Knex.QueryBuilder {
  return rows as unknown as Knex.QueryBuilder;
}

/** A transaction, or a pool where there's no tenant. */
export type Queryable = Pick<Knex, "raw">;

type Scope = object;

type Names<In extends Scope> = keyof In & string;

/** A column, optionally with its table. */
export type ColumnOf<In extends Scope> = {
  [Name in Names<In>]: (keyof In[Name] & string) | `${Name}.${keyof In[Name] & string}`;
}[Names<In>];

type TypeOf<In extends Scope, Column extends string> = Column extends `${infer Name}.${infer Field}`
  ? Name extends keyof In
    ? Field extends keyof In[Name]
      ? In[Name][Field]
      : never
    : never
  : { [Name in keyof In]: Column extends keyof In[Name] ? In[Name][Column] : never }[keyof In];

/** Rejects extra columns of spread objects. */
type Only<Given, Allowed> = Given & {
  readonly [Extra in Exclude<keyof Given, keyof Allowed>]: never;
};

type Equal<In extends Scope> = { readonly [Column in ColumnOf<In>]?: Value<TypeOf<In, Column>> };

type Comparison = "=" | "<>" | "<" | "<=" | ">" | ">=" | "like" | "ilike";

type Compared<Type> = Value<NonNullable<Type>>;

export interface Subquery {
  readonly toSQL: () => Knex.Sql;
}

export interface Conditions<In extends Scope> {
  where<Given extends Equal<In>>(equal: Only<Given, Equal<In>>): this;
  where<Column extends ColumnOf<In>>(column: Column, value: Compared<TypeOf<In, Column>>): this;
  where<Column extends ColumnOf<In>>(
    column: Column,
    comparison: Comparison,
    value: Compared<TypeOf<In, Column>>,
  ): this;
  where(grouped: (conditions: Grouped<In>) => unknown): this;
  orWhere<Given extends Equal<In>>(equal: Only<Given, Equal<In>>): this;
  orWhere<Column extends ColumnOf<In>>(
    column: Column,
    comparison: Comparison,
    value: Compared<TypeOf<In, Column>>,
  ): this;
  orWhere(grouped: (conditions: Grouped<In>) => unknown): this;
  whereNot<Given extends Equal<In>>(equal: Only<Given, Equal<In>>): this;
  whereNot<Column extends ColumnOf<In>>(column: Column, value: Compared<TypeOf<In, Column>>): this;
  whereNot(grouped: (conditions: Grouped<In>) => unknown): this;
  whereIn<Column extends ColumnOf<In>>(
    column: Column,
    values: readonly TypeOf<In, Column>[] | Subquery,
  ): this;
  orWhereIn<Column extends ColumnOf<In>>(
    column: Column,
    values: readonly TypeOf<In, Column>[] | Subquery,
  ): this;
  whereNotIn<Column extends ColumnOf<In>>(
    column: Column,
    values: readonly TypeOf<In, Column>[] | Subquery,
  ): this;
  whereBetween<Column extends ColumnOf<In>>(
    column: Column,
    range: readonly [Compared<TypeOf<In, Column>>, Compared<TypeOf<In, Column>>],
  ): this;
  whereNull(column: ColumnOf<In>): this;
  orWhereNull(column: ColumnOf<In>): this;
  orWhereNotNull(column: ColumnOf<In>): this;
  whereExists(rows: Subquery): this;
  whereNotExists(rows: Subquery): this;
  whereRaw(sql: string, values?: readonly unknown[]): this;
  whereRaw(sql: Knex.Raw): this;
  orWhereRaw(sql: string, values?: readonly unknown[]): this;
}

export interface Grouped<In extends Scope> extends Conditions<In> {
  whereNotNull(column: ColumnOf<In>): this;
}

/** A query's rows: all columns until some are selected. */
type Result<In extends Scope, Selected> = Selected extends null
  ? Flat<In[Names<In>]>
  : Flat<Selected>;

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

type Selection<In extends Scope> =
  | ColumnOf<In>
  | `${ColumnOf<In>} as ${string}`
  | { readonly [Alias in string]: ColumnOf<In> | Computed<unknown> };

type NameIn<Column> = Column extends `${string} as ${infer Alias}`
  ? Alias
  : Column extends `${string}.${infer Field}`
    ? Field
    : Column;

type ColumnIn<Column> = Column extends `${infer Name} as ${string}` ? Name : Column;

type Renamed<In extends Scope, Given> = Given extends unknown
  ? {
      [Alias in keyof Given]: Given[Alias] extends string
        ? TypeOf<In, Given[Alias]>
        : Given[Alias] extends Computed<infer Type>
          ? Type
          : never;
    }
  : never;

type Together<Union> = (Union extends unknown ? (given: Union) => void : never) extends (
  given: infer All,
) => void
  ? All
  : never;

export type Picked<In extends Scope, Columns extends readonly unknown[]> = {
  [Column in Extract<Columns[number], string> as NameIn<Column> & string]: TypeOf<
    In,
    ColumnIn<Column> & string
  >;
} & Together<Renamed<In, Exclude<Columns[number], string>>>;

type AndPicked<
  In extends Scope,
  Selected,
  Columns extends readonly unknown[],
> = (Selected extends null ? unknown : Selected) & Picked<In, Columns>;

/** An expression, or a query of one row and column. */
export interface Computed<Type> extends Subquery {
  readonly computes: () => Type;
}

export interface Selecting<In extends Scope, Selected>
  extends Conditions<In>,
    Subquery,
    Promise<Result<In, Selected>[]> {
  select<const Columns extends readonly Selection<In>[]>(
    ...columns: Columns
  ): Selecting<In, AndPicked<In, Selected, Columns>>;
  first(): Promise<Result<In, Selected> | undefined>;
  first<const Columns extends readonly Selection<In>[]>(
    ...columns: Columns
  ): Promise<Flat<AndPicked<In, Selected, Columns>> | undefined>;
  /** Knex plucks by PostgreSQL's name, so it must be one without capitals. */
  pluck<Column extends ColumnOf<In> & Lowercase<string>>(
    column: Column,
  ): Promise<TypeOf<In, Column>[]>;
  join<Joined extends TableName, Alias extends string = Joined>(
    joined: Joined | `${Joined} as ${Alias}`,
    on: Keys<In, { [Key in Alias]: Row<Joined> }> | JoinOn<In, { [Key in Alias]: Row<Joined> }>,
  ): Selecting<In & { [Key in Alias]: Row<Joined> }, Selected>;
  leftJoin<Joined extends TableName, Alias extends string = Joined>(
    joined: Joined | `${Joined} as ${Alias}`,
    on:
      | Keys<In, { [Key in Alias]: Row<Joined> }>
      | ((on: On<In & { [Key in Alias]: Row<Joined> }>) => void),
  ): Selecting<In & { [Key in Alias]: Nullable<Row<Joined>> }, Selected>;
  orderBy(column: ColumnOf<In> | readonly Order<In>[], order?: "asc" | "desc"): this;
  orderByRaw(sql: string, values?: readonly unknown[]): this;
  groupBy(...columns: ColumnOf<In>[]): this;
  count<Alias extends string>(
    counted: `* as ${Alias}`,
  ): Selecting<In, AndPicked<In, Selected, []> & { [Key in Alias]: number }>;
  count(counted: "*"): Computed<number>;
  whereNotNull<Column extends ColumnOf<In>>(column: Column): Selecting<Known<In, Column>, Selected>;

  max<Column extends ColumnOf<In>>(column: Column): Computed<TypeOf<In, Column> | null>;
  max<const Columns extends { readonly [Alias in string]: ColumnOf<In> }>(
    columns: Columns,
  ): Selecting<In, AndPicked<In, Selected, []> & Aggregated<In, Columns>>;
  min<Column extends ColumnOf<In>>(column: Column): Computed<TypeOf<In, Column> | null>;
  sum<const Columns extends { readonly [Alias in string]: ColumnOf<In> }>(
    columns: Columns,
  ): Selecting<In, AndPicked<In, Selected, []> & Aggregated<In, Columns>>;
  limit(rows: number): this;
  forUpdate(...tables: string[]): this;
  forNoKeyUpdate(...tables: string[]): this;
  forShare(...tables: string[]): this;
  forKeyShare(...tables: string[]): this;
  modify(change: (query: this) => unknown): this;
  clearSelect(): Selecting<In, null>;
  unionAll(rows: readonly Subquery[]): this;
  as(name: string): Subquery;
  clone(): this;
}

/** The rows whose column isn't null. */
type Known<In extends Scope, Column extends string> = {
  [Name in keyof In]: {
    [Field in keyof In[Name]]: Column extends Field | `${Name & string}.${Field & string}`
      ? NonNullable<In[Name][Field]>
      : In[Name][Field];
  };
};

type Aggregated<In extends Scope, Columns> = {
  [Alias in keyof Columns]: TypeOf<In, Columns[Alias] & string> | null;
};

type Nullable<Type> = { [Key in keyof Type]: Type[Key] | null };

type Order<In extends Scope> =
  | ColumnOf<In>
  | {
      readonly column: ColumnOf<In>;
      readonly order?: "asc" | "desc";
      readonly nulls?: "first" | "last";
    };

type Keys<In extends Scope, Joined extends Scope> = {
  readonly [Column in ColumnOf<Joined>]?: ColumnOf<In & Joined>;
};

type JoinOn<In extends Scope, Joined extends Scope> = (on: On<In & Joined>) => unknown;

interface On<In extends Scope> {
  on(left: ColumnOf<In>, right: ColumnOf<In>): this;
  andOn(left: ColumnOf<In>, right: ColumnOf<In>): this;
  andOnVal<Column extends ColumnOf<In>>(column: Column, value: Compared<TypeOf<In, Column>>): this;
}

/** A query that may also write. */
export interface TableQuery<Name extends TableName, In extends Scope> extends Selecting<In, null> {
  insert<Given extends Insert<Name>>(
    rows: Only<Given, Insert<Name>> | readonly Only<Given, Insert<Name>>[],
  ): Inserting<Name, In>;
  update<Given extends Update<Name>>(changes: Only<Given, Update<Name>>): Writing<In>;
  decrement(column: ColumnOf<In>, by: number): Writing<In>;
  delete(): Writing<In>;
  whereNotNull<Column extends ColumnOf<In>>(column: Column): TableQuery<Name, Known<In, Column>>;
}

interface Writing<In extends Scope> extends Promise<number> {
  returning(all: "*"): Promise<Result<In, null>[]>;
  returning<const Column extends ColumnOf<In>>(
    columns: Column | readonly Column[],
  ): Promise<Flat<Picked<In, readonly Column[]>>[]>;
}

interface Inserting<Name extends TableName, In extends Scope> extends Promise<unknown> {
  returning: Writing<In>["returning"];
  onConflict(columns?: ColumnOf<In> | readonly ColumnOf<In>[] | Knex.Raw): {
    ignore(): Inserting<Name, In>;
    merge(columns?: readonly ColumnOf<In>[] | Update<Name>): Inserting<Name, In>;
  };
}
