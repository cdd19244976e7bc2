import { type FieldError, invalid } from "./problem.ts";

/** One step of a JSON patch (RFC 6902) as it comes. */
export interface PatchStep {
  readonly op: string;
  readonly path: string;
  readonly value?: unknown;
}

export type ReadPatch<Name extends string> =
  | { readonly result: "read"; readonly values: Readonly<Partial<Record<Name, unknown>>> }
  | { readonly result: "refused"; readonly reply: ReturnType<typeof invalid> };

/**
 * What a patch replaces, by our names. Paths are those of an allow-list, compared without case (D-38); the
 * last word counts. One step that goes elsewhere, or does something else, refuses all of it.
 */
export function readPatch<Name extends string>(
  steps: readonly PatchStep[],
  names: readonly Name[],
): ReadPatch<Name> {
  const named = new Map(names.map((name) => [`/${name.toLowerCase()}`, name]));
  const errors: FieldError[] = [];
  const values: Partial<Record<Name, unknown>> = {};
  for (const [index, { op, path, value }] of steps.entries()) {
    const name = named.get(path.toLowerCase());
    if (op !== "replace") {
      errors.push({
        pointer: `/body/${index}/op`,
        code: "op",
        description: "Only replace is taken.",
      });
    } else if (name === undefined) {
      const description = `Only ${names.join(", ")} can be changed.`;
      errors.push({ pointer: `/body/${index}/path`, code: "path", description });
    } else values[name] = value;
  }
  return errors.length > 0
    ? { result: "refused", reply: invalid(errors) }
    : { result: "read", values };
}
