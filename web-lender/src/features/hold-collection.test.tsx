import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { expect, it } from "vitest";
import { aSubmission } from "../testing/a-submission.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { HoldCollection } from "./hold-collection.tsx";

const kept = { isDeleted: false, legalHold: false, hasCertificate: false };
const path = "/{workspaceId}/Submissions/{submissionId}/legalhold";

it("holds a collection at once, by keyboard too", async () => {
  const asked = theBffTakesIt();
  const { user } = render(<HoldCollection details={aSubmission({ retentionPolicy: kept })} />);

  screen.getByRole("switch", { name: "Legal hold" }).focus();
  await user.keyboard(" ");

  await expect.poll(() => asked).toEqual([true]);
  expect(await screen.findByText("Kept under a legal hold")).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

it("asks before a hold ends, since files may go then", async () => {
  const asked = theBffTakesIt();
  const held = aSubmission({ retentionPolicy: { ...kept, legalHold: true } });
  const { user } = render(<HoldCollection details={held} />);

  await user.click(screen.getByRole("switch", { name: "Legal hold" }));
  expect(await screen.findByRole("alertdialog", { name: "End the legal hold?" })).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  expect(asked).toEqual([]);
  await user.click(screen.getByRole("switch", { name: "Legal hold" }));
  await user.click(await screen.findByRole("button", { name: "End legal hold" }));

  await expect.poll(() => asked).toEqual([false]);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

it("says why it could not be changed", async () => {
  server.use(
    bff.put(path, ({ response }) =>
      response(403).json({
        ...{ type: "not-allowed", title: "", status: 403, detail: "" },
        description: "Only administrators set and end legal holds.",
      }),
    ),
  );
  const { user } = render(<HoldCollection details={aSubmission({ retentionPolicy: kept })} />);

  await user.click(screen.getByRole("switch", { name: "Legal hold" }));

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Only administrators set and end legal holds.",
  );
});

function theBffTakesIt(): readonly boolean[] {
  const asked: boolean[] = [];
  server.use(
    bff.put(path, async ({ request, response }) => {
      const { legalHold } = (await request.json()) as { readonly legalHold: boolean };
      asked.push(legalHold);
      return response(200).json({ ...kept, legalHold });
    }),
  );
  return asked;
}
