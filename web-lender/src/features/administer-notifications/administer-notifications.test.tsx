import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { anAdministrativeSetting } from "../../testing/a-notification.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { AdministrativeSettings } from "./administrative-settings.tsx";

const recipients = "/notifications/{notificationId}/recipients";
const one = "/notifications/{notificationId}/{type}";
const refusal = aProblem({ status: 403 });

describe("AdministrativeSettings", () => {
  it("adds a recipient with Enter, and cancels with Escape (P-U90, P-A56)", async () => {
    const { user } = await show();
    const sent: unknown[] = [];
    server.use(
      bff.post(recipients, async ({ request, response }) => {
        const { address } = await request.json();
        sent.push(address);
        const defaultRecipients = ["ops@copperfield.example", address];
        return response(200).json(anAdministrativeSetting({ defaultRecipients }));
      }),
    );
    const line = screen.getByRole("textbox", { name: "Add a recipient" });

    await user.type(line, "nobody@copperfield.example{Escape}");
    expect(line).toHaveValue("");
    await user.type(line, "desk@copperfield.example{Enter}");

    expect(await screen.findByText("desk@copperfield.example")).toBeInTheDocument();
    expect(sent).toEqual(["desk@copperfield.example"]);
    await waitFor(() => expect(line).toHaveFocus());
    expect(line).toHaveValue("");
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    ["nobody", "Please enter a valid email address"],
    ["OPS@copperfield.example", "This address is on the list already"],
  ])("doesn't send %s, and says why (P-V36)", async (typed, says) => {
    const { user } = await show();
    const line = screen.getByRole("textbox", { name: "Add a recipient" });

    await user.type(line, `${typed}{Enter}`);

    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(line).toHaveAccessibleDescription(says);
  });

  it("removes a recipient once that is confirmed (P-U91, P-A56)", async () => {
    const { user } = await show();
    server.use(
      bff.delete(recipients, ({ response }) =>
        response(200).json(anAdministrativeSetting({ defaultRecipients: [] })),
      ),
    );

    await user.click(screen.getByRole("button", { name: "Remove ops@copperfield.example" }));
    await user.click(await screen.findByRole("button", { name: "Remove recipient" }));

    expect(await screen.findByText("Nobody by default")).toBeInTheDocument();
  });

  it("changes the default action, of the version that was seen (P-U92, P-A52)", async () => {
    const { user } = await show();
    const sent: unknown[] = [];
    server.use(
      bff.patch(one, async ({ request, response }) => {
        sent.push(request.headers.get("if-match"), await request.json());
        return response(200).json(anAdministrativeSetting({ defaultAction: "Replace" }));
      }),
    );

    await user.click(screen.getByRole("radio", { name: "Replace" }));

    expect(await screen.findByText(/Only these recipients are told/)).toBeInTheDocument();
    expect(sent).toEqual(['"3"', [{ op: "replace", path: "/defaultAction", value: "Replace" }]]);
  });

  it("shows what somebody else has made of it meanwhile, and saves over that only when told to", async () => {
    const { user } = await show();
    const sent: unknown[] = [];
    const theirs = ["ops@copperfield.example", "desk@copperfield.example"];
    const current = anAdministrativeSetting({ defaultRecipients: theirs, version: 5 });
    server.use(
      bff.patch(one, async ({ request, response }) => {
        sent.push(request.headers.get("if-match"));
        return sent.length > 1
          ? response(200).json({ ...current, defaultAction: "Replace", version: 6 })
          : response(412).json({
              ...{ ...aProblem({ status: 412 }), current },
              ...{ changedBy: "Kwame Mensah", changedAt: "2025-10-14T09:42:00Z" },
            });
      }),
    );

    await user.click(screen.getByRole("radio", { name: "Replace" }));

    const said = await screen.findByRole("alert");
    expect(within(said).getByText("Kwame Mensah changed this notification")).toHaveFocus();
    expect(said).toHaveTextContent(
      "Default actionTheirs AppendYours ReplaceDefault recipientsTheirs ops@copperfield.example and desk@copperfield.exampleYours Not changed",
    );
    expect(screen.getByRole("radio", { name: "Replace" })).toBeChecked();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(said).getByRole("button", { name: "Save my changes" }));
    expect(await screen.findByText("desk@copperfield.example")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Replace" })).toBeChecked();
    expect(sent).toEqual(['"3"', '"5"']);
  });

  it.each([
    { why: "is told to", theirs: "Append", asks: true },
    { why: "wanted the very same", theirs: "Replace", asks: false },
  ] as const)("takes what somebody else has made of it for who $why", async ({ theirs, asks }) => {
    const { user } = await show();
    const defaultRecipients = ["desk@copperfield.example"];
    const current = anAdministrativeSetting({
      ...{ defaultRecipients, defaultAction: theirs, version: 5 },
    });
    server.use(
      bff.patch(one, ({ response }) =>
        response(412).json({ ...aProblem({ status: 412 }), current }),
      ),
    );

    await user.click(screen.getByRole("radio", { name: "Replace" }));
    if (asks) await user.click(await screen.findByRole("button", { name: "Take their changes" }));

    expect(await screen.findByText("desk@copperfield.example")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: theirs })).toBeChecked();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it("says what failed, in words of its own (P-M27, P-M28, P-M29)", async () => {
    const { user } = await show();
    server.use(
      bff.post(recipients, ({ response }) => response(403).json(refusal)),
      bff.delete(recipients, ({ response }) => response(403).json(refusal)),
      bff.patch(one, ({ response }) => response(403).json(refusal)),
    );

    await user.type(
      screen.getByRole("textbox", { name: "Add a recipient" }),
      "desk@copperfield.example{Enter}",
    );
    expect(
      await screen.findByText("Operation failed, unable to add recipient."),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Remove ops@copperfield.example" }));
    await user.click(await screen.findByRole("button", { name: "Remove recipient" }));
    expect(
      await screen.findByText("Operation failed, unable to remove recipient."),
    ).toBeInTheDocument();
    await user.click(await screen.findByRole("radio", { name: "Replace" }));
    expect(
      await screen.findByText("Operation failed, unable to change setting action."),
    ).toBeInTheDocument();
  });

  it("says who has taken themselves off the list", async () => {
    await show({ left: [{ address: "gone@elsewhere.example", at: "2026-11-21T09:00:00Z" }] });

    expect(
      screen.getByText("gone@elsewhere.example unsubscribed on Nov 21, 2026."),
    ).toBeInTheDocument();
  });
});

async function show(over: Parameters<typeof anAdministrativeSetting>[0] = {}) {
  server.use(
    bff.get("/notifications/tenantadministrativesettings", ({ response }) =>
      response(200).json([anAdministrativeSetting(over)]),
    ),
  );
  const page = render(<AdministrativeSettings />);
  await screen.findByRole("region", { name: "Data collection completed" });
  return page;
}
