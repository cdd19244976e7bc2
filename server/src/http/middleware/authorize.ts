import { tenantDisabled } from "../problem.ts";
import { Refusal } from "../refusal.ts";
import type { Step } from "../routes.ts";

/** Refuses everybody while their portal is disabled for the tenant, administrators too (D-55). */
export const authorize: Step = (ctx, next) => {
  const { caller, operation } = ctx.state;
  if (caller.tenantDisabled && !operation.whileDisabled) throw new Refusal(tenantDisabled());
  return next();
};
