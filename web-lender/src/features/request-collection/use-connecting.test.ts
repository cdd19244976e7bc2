import { describe, expect, it } from "vitest";
import type { ConnectionRequest } from "../../api/connections.ts";
import { linkerState } from "./use-connecting.ts";

const now = new Date("2026-03-15T09:00:00Z");

describe("linkerState", () => {
  it.each([
    { why: "has no ground", signs: { hasGround: false }, state: { is: "ungrounded" } },
    { why: "is prepared", signs: { request: undefined }, state: { is: "preparing" } },
    {
      why: "could not be prepared",
      signs: { hasFailed: true },
      state: { is: "failed" },
    },
    { why: "is ready", signs: {}, state: { is: "ready", minutes: 9 } },
    {
      why: "waited too long",
      signs: { now: new Date("2026-03-15T09:10:00Z") },
      state: { is: "expired" },
    },
    { why: "had its window blocked", signs: { vendorWindow: "blocked" }, state: { is: "blocked" } },
    { why: "has its window open", signs: { vendorWindow: "open" }, state: { is: "waiting" } },
    { why: "has its window closed", signs: { vendorWindow: "closed" }, state: { is: "closed" } },
  ] as const)("is $state.is when it $why", ({ signs, state }) => {
    expect(linkerState({ ...usual(), ...signs })).toEqual(state);
  });

  it("believes the server over the window", () => {
    const request = aRequest({
      status: "Success",
      connectionId: "c1",
      datasetName: "Tidewater Marine Supply, Inc.",
    });

    expect(linkerState({ ...usual(), request, vendorWindow: "closed" })).toEqual({
      is: "connected",
      connectionId: "c1",
      company: "Tidewater Marine Supply, Inc.",
    });
  });

  it("says why it was refused", () => {
    const request = aRequest({ status: "Error", errorCode: "UserCancelled" });

    expect(linkerState({ ...usual(), request })).toEqual({
      is: "refused",
      errorCode: "UserCancelled",
    });
  });

  it("takes a request that the server let expire as expired", () => {
    const request = aRequest({ status: "Error", errorCode: "RequestExpired" });

    expect(linkerState({ ...usual(), request }).is).toBe("expired");
  });
});

const usual = () => ({
  hasGround: true,
  hasFailed: false,
  request: aRequest({}) as ConnectionRequest | undefined,
  vendorWindow: "unopened" as const,
  now,
});

const aRequest = (over: Partial<ConnectionRequest>): ConnectionRequest => ({
  id: "r1",
  status: "NotStarted",
  errorCode: "None",
  accountingPackage: "quickbooksonline",
  expiration: "2026-03-15T09:08:30Z",
  ...over,
});
