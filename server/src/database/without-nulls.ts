/** A row without what it doesn't have: absent in our words is absent, null is PostgreSQL's. */
export type WithoutNulls<Row> = {
  readonly [Field in keyof Row as null extends Row[Field] ? never : Field]: Row[Field];
} & {
  readonly [Field in keyof Row as null extends Row[Field] ? Field : never]?: NonNullable<
    Row[Field]
  >;
};

export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  const fields = Object.entries(row).filter(([, value]) => value !== null);
  // Exactly what the type says: the fields that hold something.
  return Object.fromEntries(fields) as WithoutNulls<Row>;
}

/** A row whose columns, as the query beside it names them, are the fields of `Shape`. */
export function rowAs<Shape extends object>(row: object): Shape {
  const fields: object = withoutNulls(row);
  // The query vouches for it: PostgreSQL gives what it names.
  return fields as Shape;
}
