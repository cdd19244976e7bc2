import { describe, expect, it } from "vitest";
import { accept, type Circumstances, type SharedLink } from "./submission-request.ts";

describe("accept", () => {
  it("takes a borrower in up to the last instant of the link", () => {
    expect(accept(aLink(), at("2026-03-15T11:59:59.999Z"))).toEqual({ result: "accepted" });
  });

  it("refuses from the very instant the link expires", () => {
    expect(accept(aLink(), at("2026-03-15T12:00:00Z"))).toEqual({ result: "link-expired" });
  });

  it("says that a link was withdrawn before it says anything else", () => {
    const link = aLink({ deletedAt: new Date("2026-03-01T00:00:00Z") });

    expect(accept(link, { ...at("2027-01-01T00:00:00Z"), collectionsLeft: 0 })).toEqual({
      result: "link-deleted",
    });
  });

  it("refuses while the lender takes nobody in, and when the contract is used up", () => {
    const now = at("2026-03-15T09:00:00Z");

    expect(accept(aLink(), { ...now, borrowerFlowDisabled: true })).toEqual({
      result: "lender-disabled",
    });
    expect(accept(aLink(), { ...now, collectionsLeft: 0 })).toEqual({ result: "limit-reached" });
  });

  it("refuses what was collected before, where once is all that's wanted", () => {
    const circumstances = { ...at("2026-03-15T09:00:00Z"), alreadyCollected: true };

    expect(accept(aLink(), circumstances)).toEqual({ result: "already-collected" });
  });

  it("lets a borrower try again on what was reserved already", () => {
    const now = at("2026-03-15T09:00:00Z");

    expect(accept(aLink(), { ...now, collectionsLeft: 0, alreadyReserved: true })).toEqual({
      result: "accepted",
    });
  });
});

const at = (instant: string): Circumstances => ({
  now: new Date(instant),
  borrowerFlowDisabled: false,
  alreadyCollected: false,
  collectionsLeft: Number.POSITIVE_INFINITY,
  alreadyReserved: false,
});

const aLink = (over: Partial<SharedLink> = {}): SharedLink => ({
  expiresAt: new Date("2026-03-15T12:00:00Z"),
  ...over,
});
