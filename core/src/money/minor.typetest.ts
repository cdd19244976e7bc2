import { negate, sum, toMinor } from "./money.ts";

const rent = toMinor(120_000);

sum([rent, negate(rent)]);
// @ts-expect-error a plain number may be pounds, a count or a fraction
sum([rent, 12.5]);
// @ts-expect-error `+` leaves the guard behind; add with `sum`
sum([rent + rent]);
