import Router, { type RouterMiddleware } from "@koa/router";
import type { Middleware } from "koa";
import type { Operation } from "./contract.ts";
import { notFound, problem } from "./problem.ts";
import { Refusal } from "./refusal.ts";
import type { OperationState } from "./request-state.ts";

export type Step = RouterMiddleware<OperationState>;

/** Case-insensitive; only the API is below `/api`. */
export const isApiPath = (path: string): boolean => /^\/api(\/|$)/i.test(path);

/**
 * Routes operations below `/api`, some also without; case and a trailing slash don't matter, and HEAD is GET (D-35).
 */
export function routesOf(
  operations: readonly Operation[],
  stepsOf: (operation: Operation) => Step[],
): Router<OperationState> {
  const router = new Router<OperationState>();
  // The first match answers, so literals go before templates.
  for (const operation of operations.toSorted(literalsFirst)) {
    const path = segmentsOf(operation).map(asPattern).join("/");
    const paths = operation.alsoWithoutApi ? [`/api/${path}`, `/${path}`] : [`/api/${path}`];
    router.register(paths, [operation.method], stepsOf(operation));
  }
  return router;
}

/** The router passes on malformed escapes, which match no id. */
export const refuseMalformedEscapes: Middleware = (ctx, next) => {
  if (!isReadable(ctx.path)) throw new Refusal(notFound());
  return next();
};

/** For paths that lack the method. `matched` are this path's routes. */
export const refuseUnrouted: Middleware = (ctx) => {
  const matched: Router<OperationState>["stack"] = ctx.matched ?? [];
  const methods = new Set(matched.flatMap((route) => route.methods));
  if (methods.size === 0) throw new Refusal(notFound());
  methods.delete("HEAD");
  const allow = [...methods].sort().join(", ");
  const refused = problem(405, "method", { title: "method-not-allowed" });
  throw new Refusal({ ...refused, headers: { allow } });
};

export const isRouted = (router: Router<OperationState>, path: string, method: string): boolean =>
  isApiPath(path) || (isReadable(path) && router.match(path, method).route);

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const segmentsOf = ({ path }: Operation) => path.split("/").slice(1);
const nameIn = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1];

/** A segment in path-to-regexp syntax: `:workspaceId`. */
function asPattern(segment: string): string {
  const name = nameIn(segment);
  return name ? `:${name}` : segment.replace(/[{}()[\]+?!*:\\]/g, "\\$&");
}

/** Segment by segment, the first difference decides. */
function literalsFirst(one: Operation, other: Operation): number {
  const shape = (operation: Operation) =>
    segmentsOf(operation)
      .map((segment) => (nameIn(segment) ? "1" : "0"))
      .join("");
  return shape(one).localeCompare(shape(other));
}
