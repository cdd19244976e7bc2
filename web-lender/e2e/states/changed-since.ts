import { refused } from "@tieout/ui-kit/testing";

/** Kwame saved first; his version comes along (D-31). */
export const changedSince = (current: object) =>
  refused(412, {
    ...{ type: "changed-since", current },
    ...{ changedBy: "Kwame Mensah", changedAt: "2025-10-14T13:42:00Z" },
  });
