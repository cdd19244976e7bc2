import type { Row } from "./cell.ts";

/** Rows that are made anew each time somebody reads them, and not before: cells take far more room than figures. */
export function later(make: () => Iterator<Row>): Iterable<Row> {
  return { [Symbol.iterator]: make };
}
