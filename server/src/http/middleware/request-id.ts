import { invalid } from "../problem.ts";
import { Refusal } from "../refusal.ts";
import { isApiPath, type Step } from "../routes.ts";

/** Requires a Request-Id, except from browser navigation and mail programs. */
export const requireRequestId: Step = (ctx, next) => {
  const { state } = ctx;
  const { navigable, byProgram } = state.operation;
  const given = ctx.get("request-id");
  if (isApiPath(ctx.path) && !given && !navigable && !byProgram) throw new Refusal(noRequestId());
  state.requestId ??= given;
  return next();
};

const noRequestId = () =>
  invalid([{ pointer: "/header/request-id", code: "required", description: "field-required" }]);
