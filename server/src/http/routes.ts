import Router, { type RouterMiddleware } from "@koa/router";
import type { Middleware } from "koa";
import type { Operation } from "./contract.ts";
import { notFound, problem } from "./problem.ts";
import { Refusal } from "./refusal.ts";
import type { OperationState } from "./request-state.ts";

/** One concern of an operation's pipeline. */
export type Step = RouterMiddleware<OperationState>;

/** Below `/api`, in any case, is the API and nothing else. */
export const isApiPath = (path: string): boolean => /^\/api(\/|$)/i.test(path);

/**
 * Routes a contract's operations below `/api`, and those without it that are served there too. Paths are compared in
 * any case, a slash at the end changes nothing, and HEAD asks what GET would (D-35).
 */
export function routesOf(
  operations: readonly Operation[],
  stepsOf: (operation: Operation) => Step[],
): Router<OperationState> {
  const router = new Router<OperationState>();
  // The first route that matches answers, so that literals go before templates.
  for (const operation of operations.toSorted(literalsFirst)) {
    const path = segmentsOf(operation).map(asPattern).join("/");
    const paths = operation.alsoWithoutApi ? [`/api/${path}`, `/${path}`] : [`/api/${path}`];
    router.register(paths, [operation.method], stepsOf(operation));
  }
  return router;
}

/** The router would hand on an escape that can't be read as it is; in place of an id it names nothing. */
export const refuseMalformedEscapes: Middleware = (ctx, next) => {
  if (!isReadable(ctx.path)) throw new Refusal(notFound());
  return next();
};

/** Reached where no operation of this path has this method. `matched` are the router's routes of this path. */
export const refuseUnrouted: Middleware = (ctx) => {
  const matched: Router<OperationState>["stack"] = ctx.matched ?? [];
  const methods = new Set(matched.flatMap((route) => route.methods));
  if (methods.size === 0) throw new Refusal(notFound());
  methods.delete("HEAD");
  const allow = [...methods].sort().join(", ");
  const refused = problem(405, "method", { title: "method-not-allowed" });
  throw new Refusal({ ...refused, headers: { allow } });
};

/** Whether this is the API's to answer. */
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

/** A segment as path-to-regexp writes it: `:workspaceId`. */
function asPattern(segment: string): string {
  const name = nameIn(segment);
  return name ? `:${name}` : segment.replace(/[{}()[\]+?!*:\\]/g, "\\$&");
}

/** Compared segment by segment from the left: the first difference decides. */
function literalsFirst(one: Operation, other: Operation): number {
  const shape = (operation: Operation) =>
    segmentsOf(operation)
      .map((segment) => (nameIn(segment) ? "1" : "0"))
      .join("");
  return shape(one).localeCompare(shape(other));
}
