import { refused } from "@tieout/ui-kit/testing";

/** Kwame was faster: what he has made of it comes along (D-31). */
export const changedSince = (current: object) =>
  refused(412, {
    ...{ type: "changed-since", current },
    ...{ changedBy: "Kwame Mensah", changedAt: "2025-10-14T13:42:00Z" },
  });
