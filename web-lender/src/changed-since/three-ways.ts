/** A field as the reader began with it, as they left it, and as somebody else has saved it meanwhile. */
export interface ThreeWays<Value> {
  readonly initial: Value;
  readonly yours: Value;
  readonly theirs: Value;
}

/** The reader's where they changed it, the other's elsewhere. */
export const keepYours = <Value>({ initial, yours, theirs }: ThreeWays<Value>): Value =>
  isSame(yours, initial) ? theirs : yours;

/** How a field differs, if it does; what the reader left as it was isn't theirs to be shown. */
export function differenceOf<Value>(
  field: string,
  { initial, yours, theirs }: ThreeWays<Value>,
  words: (value: Value) => string,
) {
  if (isSame(yours, theirs)) return [];
  return [
    {
      ...{ field, theirs: words(theirs) },
      ...(!isSame(yours, initial) && { yours: words(yours) }),
    },
  ];
}

/** Texts, and lists of them in one order. */
const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
