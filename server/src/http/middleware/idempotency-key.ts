import { invalid } from "../problem.ts";
import { Refusal } from "../refusal.ts";
import type { Step } from "../routes.ts";

/** A longer key is refused rather than cut, since what is cut off could be all that differs. */
const longestKey = 255;

export const limitIdempotencyKey: Step = (ctx, next) => {
  if (ctx.get("idempotency-key").length > longestKey) throw new Refusal(keyTooLong());
  return next();
};

const keyTooLong = () =>
  invalid([
    {
      pointer: "/header/idempotency-key",
      code: "maxLength",
      description: { id: "too-many-characters", values: { limit: longestKey } },
    },
  ]);
