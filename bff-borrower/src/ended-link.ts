import { problem } from "@tieout/server/http";

export const linkDeleted = () =>
  problem(410, "link-deleted", "Your lender has withdrawn this link.");

export const linkExpired = () =>
  problem(410, "link-expired", "This link has expired.", "Ask your lender for a new one.");
