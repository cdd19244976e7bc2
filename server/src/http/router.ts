import type { Operation } from "./contract.ts";

export interface Route {
  readonly operation: Operation;
  /** Still text, unescaped. */
  readonly params: Readonly<Record<string, string>>;
}

export type Found =
  | { readonly result: "route"; readonly route: Route }
  | { readonly result: "other-methods"; readonly allow: readonly string[] }
  | { readonly result: "nothing" };

/** A path's parts: a literal in lower case, or the name of what stands there. */
interface Pattern {
  readonly operation: Operation;
  readonly parts: readonly ({ readonly literal: string } | { readonly name: string })[];
}

/**
 * Finds the operation of a path by its literal parts, in any case; a literal goes before a template
 * (D-35). HEAD asks what GET would.
 */
export function router(operations: readonly Operation[]): (method: string, path: string) => Found {
  const bySize = new Map<number, Pattern[]>();
  for (const pattern of operations.map(patternOf).sort(literalsFirst)) {
    const sameSize = bySize.get(pattern.parts.length) ?? [];
    bySize.set(pattern.parts.length, [...sameSize, pattern]);
  }

  return (method, path) => {
    const segments = segmentsOf(path);
    const matches = (bySize.get(segments.length) ?? []).flatMap((pattern) => {
      const params = match(pattern, segments);
      return params ? [{ operation: pattern.operation, params }] : [];
    });
    const asked = method === "HEAD" ? "GET" : method;
    const route = matches.find(({ operation }) => operation.method === asked);
    if (route) return { result: "route", route };
    if (matches.length === 0) return { result: "nothing" };

    const allow = new Set(matches.map(({ operation }) => operation.method));
    return { result: "other-methods", allow: [...allow].sort() };
  };
}

function patternOf(operation: Operation): Pattern {
  const parts = segmentsOf(operation.path).map((segment) => {
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    return name ? { name } : { literal: segment.toLowerCase() };
  });
  return { operation, parts };
}

/** Compared part by part from the left: the first difference decides. */
function literalsFirst({ parts: left }: Pattern, { parts: right }: Pattern): number {
  const shape = (parts: Pattern["parts"]) =>
    parts.map((part) => ("literal" in part ? "0" : "1")).join("");
  return shape(left).localeCompare(shape(right));
}

function match(
  { parts }: Pattern,
  segments: readonly string[],
): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? "";
    if ("literal" in part) {
      if (segment.toLowerCase() !== part.literal) return undefined;
      continue;
    }
    const value = unescapeSegment(segment);
    if (!value) return undefined;
    params[part.name] = value;
  }
  return params;
}

/** A slash at the end changes nothing. */
function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, "").split("/").slice(1);
}

function unescapeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
