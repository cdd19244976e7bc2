/** A row with nulls left out. */
export type WithoutNulls<Row> = {
  readonly [Field in keyof Row as null extends Row[Field] ? never : Field]: Row[Field];
} & {
  readonly [Field in keyof Row as null extends Row[Field] ? Field : never]?: NonNullable<
    Row[Field]
  >;
};

export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  const fields = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(fields) as WithoutNulls<Row>;
}

/** A row whose columns the query names like the fields of `Shape`. */
export function rowAs<Shape extends object>(row: object): Shape {
  const fields: object = withoutNulls(row);
  return fields as Shape;
}
