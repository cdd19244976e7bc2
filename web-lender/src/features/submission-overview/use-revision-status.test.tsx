import { screen } from "@testing-library/react";
import { pass, settled } from "@tieout/web-portal/testing/clock";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aRevision, submissionId, workspaceId } from "../../testing/a-submission.ts";
import { bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { useRevisionStatus } from "./workbooks.tsx";

afterEach(() => {
  vi.useRealTimers();
});

describe("a revision that is being made", () => {
  it.each(["Success", "Error"] as const)(
    "stays Pending until it's heard to be %s, and is asked about every two seconds till then (S-T20, S-K13)",
    async (outcome) => {
      vi.useFakeTimers();
      const asked = theRevisionIs("Pending");
      render(<Revision />);
      await settled(() => asked.times === 1);
      await pass(1.9);
      expect(asked.times).toBe(1);
      await pass(0.1);
      await settled(() => asked.times === 2);
      expect(screen.getByText("Pending")).toBeVisible();

      const made = theRevisionIs(outcome);
      await pass(2);
      await settled(() => screen.queryByText(outcome) !== null);
      await pass(60);

      expect([asked.times, made.times]).toEqual([2, 1]);
    },
  );
});

function Revision() {
  const record = { workspaceId, financialRecordId: submissionId };
  return useRevisionStatus(
    { workspaceId, submissionId },
    record,
    aRevision({ outcome: "Pending", workbooks: [] }),
  ).outcome;
}

function theRevisionIs(outcome: "Pending" | "Success" | "Error") {
  const asked = { times: 0 };
  server.use(
    bff.get(
      "/{workspaceId}/financialrecords/{financialRecordId}/workbooks/{revision}/status",
      ({ response }) => {
        asked.times += 1;
        return response(200).json(aRevision({ outcome }));
      },
    ),
  );
  return asked;
}
