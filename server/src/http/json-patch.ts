import { type FieldError, invalid } from "./problem.ts";
import { Refusal } from "./refusal.ts";

/** A step of a JSON patch (RFC 6902). */
export interface PatchStep {
  readonly op: string;
  readonly path: string;
  readonly value?: unknown;
}

/** A patch's replacements by our names; allow-listed paths ignore case (D-38), the last wins, others refuse it all. */
export function readPatch<Name extends string>(
  steps: readonly PatchStep[],
  names: readonly Name[],
): Readonly<Partial<Record<Name, unknown>>> {
  const named = new Map(names.map((name) => [`/${name.toLowerCase()}`, name]));
  const errors: FieldError[] = [];
  const values: Partial<Record<Name, unknown>> = {};
  for (const [index, { op, path, value }] of steps.entries()) {
    const name = named.get(path.toLowerCase());
    if (op !== "replace") {
      errors.push({ pointer: `/body/${index}/op`, code: "op", description: "patch-replace-only" });
    } else if (name === undefined) {
      errors.push({
        pointer: `/body/${index}/path`,
        code: "path",
        description: { id: "patch-path-unknown", values: { names: names.join(", ") } },
      });
    } else values[name] = value;
  }
  if (errors.length > 0) throw new Refusal(invalid(errors));
  return values;
}
