import { expect, it } from "vitest";
import { anonymousLimits, unconfirmedUntil } from "./workspace.ts";

it("keeps what nobody has confirmed for a week, and takes in a few of each network (S-G4)", () => {
  expect(unconfirmedUntil(new Date("2026-03-15T09:00:00Z"))).toEqual(
    new Date("2026-03-22T09:00:00Z"),
  );
  expect(anonymousLimits).toEqual({ ofANetworkInAnHour: 5, ofATenantInADay: 100 });
});
