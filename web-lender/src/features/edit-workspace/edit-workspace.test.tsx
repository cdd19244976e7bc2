import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ToastProvider } from "@tieout/ui-kit";
import { describe, expect, it, vi } from "vitest";
import { Link } from "wouter";
import { aUser, someDetails, tidewaterId } from "../../testing/a-workspace.ts";
import { accessibilityFaults } from "../../testing/accessibility.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { EditWorkspace } from "./edit-workspace.tsx";

const [dana, marcus, kwame] = [
  aUser(0, "Dana Whitfield"),
  aUser(1, "Marcus Oyelaran"),
  aUser(2, "Kwame Mensah"),
] as const;

describe("EditWorkspace", () => {
  it("shows what is saved, with nothing to save or reset (P-U68, P-U69, P-U70, P-U71, P-T29, P-E9)", async () => {
    theServerHas();
    show();

    expect(await nameBox()).toHaveValue("Tidewater Marine Supply, Inc.");
    expect(screen.getByRole("textbox", { name: /Engagement code/ })).toHaveValue("CF-2025-0418");
    const people = await screen.findByRole("table", { name: "Who has access" });
    await within(people).findByRole("checkbox", { name: "Kwame Mensah" });
    expect(within(people).getByRole("checkbox", { name: "Marcus Oyelaran" })).toBeDisabled();
    expect(within(people).getByText("Owner, always has access")).toBeInTheDocument();
    expect(within(people).getByText("You")).toBeInTheDocument();
    expect(screen.getByText("No unsaved changes")).toBeVisible();
    expect(screen.getByRole("button", { name: "Save changes" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Reset" })).toBeDisabled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("saves users first, then name and code, each over what the one before has left (P-T31, P-T23)", async () => {
    const sent = theServerHas();
    const { user } = show();
    await user.clear(await nameBox());
    await user.type(await nameBox(), "Tidewater");
    await user.click(await screen.findByRole("checkbox", { name: "Kwame Mensah" }));

    expect(screen.getByText("2 unsaved changes")).toBeInTheDocument();
    expect(screen.getByText("Will be added")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Save changes" }));

    expect(await screen.findByText("No unsaved changes")).toBeInTheDocument();
    expect(sent).toEqual([
      ["PUT", '"7"', [marcus.id, dana.id, kwame.id]],
      ["PATCH", '"8"', [{ op: "replace", path: "/displayname", value: "Tidewater" }]],
    ]);
  });

  it("takes everything back with Reset, by keyboard too (P-T25, P-T29, P-T30)", async () => {
    const sent = theServerHas();
    const { user } = show();
    const code = await screen.findByRole("textbox", { name: /Engagement code/ });
    await user.type(code, "-R1");
    expect(code).toHaveAccessibleDescription(/Changed Was CF-2025-0418/);
    expect(screen.getByRole("button", { name: "Save changes" })).toBeEnabled();
    expect(screen.getByRole("button", { name: "Reset" })).toBeEnabled();
    (await screen.findByRole("checkbox", { name: "Kwame Mensah" })).focus();
    await user.keyboard(" ");
    screen.getByRole("button", { name: "Reset" }).focus();
    await user.keyboard("{Enter}");

    expect(code).toHaveValue("CF-2025-0418");
    expect(screen.getByRole("checkbox", { name: "Kwame Mensah" })).not.toBeChecked();
    expect(screen.getByRole("button", { name: "Save changes" })).toBeDisabled();
    // Not at the top of the page, though the button that had it is off.
    expect(document.activeElement).toContainElement(code);
    expect(document.body).not.toHaveFocus();
    expect(sent).toEqual([]);
  });

  it("selects and deselects all, and keeps the owner and oneself (P-T24, P-T28)", async () => {
    theServerHas();
    const { user } = show();
    await screen.findByRole("checkbox", { name: "Kwame Mensah" });

    await user.click(screen.getByRole("button", { name: "Select all" }));
    expect(screen.getByRole("checkbox", { name: "Kwame Mensah" })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Deselect all" }));

    expect(screen.getByRole("checkbox", { name: "Kwame Mensah" })).not.toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Dana Whitfield" })).toBeChecked();
  });

  it("warns before somebody takes themselves out, who then leaves (P-T27, P-T32, P-U46)", async () => {
    const sent = theServerHas();
    const { user, onLeft } = show();
    await user.click(await screen.findByRole("checkbox", { name: "Dana Whitfield" }));
    await user.click(screen.getByRole("button", { name: "Save changes" }));

    const warning = screen.getByRole("alertdialog", {
      name: "Remove yourself from this workspace?",
    });
    expect(within(warning).getByRole("button", { name: "Keep my access" })).toHaveFocus();
    expect(sent).toEqual([]);
    await user.click(within(warning).getByRole("button", { name: "Remove myself" }));

    await waitFor(() => expect(onLeft).toHaveBeenCalled());
    expect(sent).toEqual([["PUT", '"7"', [marcus.id]]]);
  });

  it.each([
    { typed: " ", says: "please enter a name" },
    { typed: "<b>x</b>", says: /^Name contains content that is not safe/ },
  ])("saves no name like “$typed” (P-V1, P-V3, P-M41)", async ({ typed, says }) => {
    theServerHas();
    const { user } = show();
    const box = await nameBox();

    fireEvent.change(box, { target: { value: typed } });
    await user.click(box);
    await user.tab();

    expect(box).toHaveAccessibleDescription(says);
    expect(screen.getByRole("button", { name: "Save changes" })).toBeDisabled();
  });

  it("keeps what was entered when saving fails, and says so (P-M16)", async () => {
    theServerHas();
    server.use(
      bff.patch("/Entities/{workspaceId}", ({ response }) =>
        response(400).json(aProblem({ status: 400, description: "Not just now." })),
      ),
    );
    const { user } = show();
    await user.type(await nameBox(), "!");
    await user.click(screen.getByRole("button", { name: "Save changes" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(/were not saved.*Not just now/);
    expect(await nameBox()).toHaveValue("Tidewater Marine Supply, Inc.!");
  });

  it("says who changed what meanwhile, beside what was typed, and saves that over the rest of it", async () => {
    const sent = theServerHas();
    somebodyWasFaster({ displayName: "Theirs", engagementCode: "CF-9", version: 9 });
    const { user } = show();
    await user.type(await nameBox(), "!");
    await user.click(screen.getByRole("button", { name: "Save changes" }));

    const said = await screen.findByRole("alert");
    expect(said).toHaveTextContent(
      "Kwame Mensah changed this workspaceChanged on Oct 14, 2025 at 9:42 AM.",
    );
    expect(within(said).getByText("Kwame Mensah changed this workspace")).toHaveFocus();
    expect(
      within(said)
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...["Theirs Theirs", "Yours Tidewater Marine Supply, Inc.!"],
      ...["Theirs CF-9", "Yours Not changed"],
    ]);
    expect(await nameBox()).toHaveValue("Tidewater Marine Supply, Inc.!");
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(said).getByRole("button", { name: "Save my changes" }));

    await screen.findByText("No unsaved changes");
    expect(sent).toEqual([
      ["PATCH", '"9"', [{ ...replace, value: "Tidewater Marine Supply, Inc.!" }]],
    ]);
  });

  it("keeps whom somebody else has let in, while it saves whom the reader did", async () => {
    const sent = theServerHas();
    const members = [marcus, dana, aUser(3, "Luis Navarro")].map(({ id }) => ({ principalId: id }));
    somebodyWasFaster({ accessControlList: members, version: 9 });
    const { user } = show();
    await user.click(await screen.findByRole("checkbox", { name: "Kwame Mensah" }));
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    const said = await screen.findByRole("alert");
    expect(said).toHaveTextContent("UsersTheirs 1 user addedYours Added: Kwame Mensah");
    await user.click(within(said).getByRole("button", { name: "Save my changes" }));

    await screen.findByText("No unsaved changes");
    const ids = members.map(({ principalId }) => principalId);
    expect(sent).toEqual([["PUT", '"9"', [...ids, kwame.id]]]);
  });

  it("takes what somebody else has made of it, and sends nothing that is so already", async () => {
    const sent = theServerHas();
    somebodyWasFaster({ displayName: "Tidewater Marine Supply, Inc.!", version: 9 });
    const { user } = show();
    await user.type(await nameBox(), "!");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await user.click(await screen.findByRole("button", { name: "Save my changes" }));

    expect(screen.getByText("No unsaved changes")).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it("takes what somebody else has made of it", async () => {
    theServerHas();
    somebodyWasFaster({ displayName: "Theirs", version: 9 });
    const { user } = show();
    await user.type(await nameBox(), "!");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await user.click(await screen.findByRole("button", { name: "Take their changes" }));

    expect(await nameBox()).toHaveValue("Theirs");
    expect(screen.getByText("No unsaved changes")).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it("asks before what isn't saved is left behind", async () => {
    theServerHas();
    const { user, history } = show();
    await user.type(await nameBox(), "!");

    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    const asked = screen.getByRole("alertdialog", { name: "Leave without saving?" });
    await user.click(within(asked).getByRole("button", { name: "Keep editing" }));
    expect(await nameBox()).toHaveValue("Tidewater Marine Supply, Inc.!");
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    await user.click(screen.getByRole("button", { name: "Discard changes" }));

    expect(history.at(-1)).toBe("/elsewhere");
  });

  it("saves on the way out for who would rather, and stays where it can't be saved (P-U48)", async () => {
    const sent = theServerHas();
    server.use(
      bff.patch(
        "/Entities/{workspaceId}",
        ({ response }) => response(404).json(aProblem({ status: 404 })),
        { once: true },
      ),
    );
    const { user, history } = show();
    await user.type(await nameBox(), "!");
    const leave = () => user.click(screen.getByRole("link", { name: "Elsewhere" }));
    const answers = () =>
      within(screen.getByRole("alertdialog", { name: "Leave without saving?" }))
        .getAllByRole("button")
        .map(({ textContent }) => textContent);
    const saveAndGo = () =>
      user.click(
        within(screen.getByRole("alertdialog")).getByRole("button", { name: "Save changes" }),
      );

    await leave();
    expect(answers()).toEqual(["Keep editing", "Discard changes", "Save changes"]);
    await saveAndGo();
    expect(await screen.findByRole("alert")).toHaveTextContent("The changes were not saved.");
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(history.at(-1)).not.toBe("/elsewhere");
    await leave();
    await saveAndGo();

    await waitFor(() => expect(history.at(-1)).toBe("/elsewhere"));
    expect(sent).toHaveLength(1);
  });

  it("leaves only what can't be saved, and who would shut themselves out, without that answer", async () => {
    theServerHas();
    const { user } = show();
    await user.clear(await nameBox());

    await user.click(screen.getByRole("link", { name: "Elsewhere" }));

    const asked = screen.getByRole("alertdialog", { name: "Leave without saving?" });
    expect(within(asked).queryByRole("button", { name: "Save changes" })).toBeNull();
  });

  it("says that details are unavailable, and tries again (P-M2, P-M11)", async () => {
    theServerHas();
    server.use(
      bff.get(
        "/Entities/{workspaceId}/safedetails",
        ({ response }) =>
          response(404).json(aProblem({ status: 404, description: "It is resting." })),
        { once: true },
      ),
    );
    const { user } = show();

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Details including users are unavailable for this workspace. Please try again later.It is resting.",
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await nameBox()).toHaveValue("Tidewater Marine Supply, Inc.");
  });
});

const nameBox = () => screen.findByRole("textbox", { name: "Workspace name" });

function show() {
  const onLeft = vi.fn();
  const page = render(
    <ToastProvider>
      <Link href="/elsewhere">Elsewhere</Link>
      <EditWorkspace workspaceId={tidewaterId} selfId={dana.id} onLeft={onLeft} />
    </ToastProvider>,
  );
  return { ...page, onLeft };
}

const replace = { op: "replace", path: "/displayname" };

/** The first save comes too late: Kwame has made this of it. */
function somebodyWasFaster(over: Parameters<typeof someDetails>[0]) {
  const refusal = {
    ...{ ...aProblem({ status: 412 }), current: someDetails(over) },
    ...{ changedBy: "Kwame Mensah", changedAt: "2025-10-14T09:42:00Z" },
  };
  server.use(
    bff.patch("/Entities/{workspaceId}", ({ response }) => response(412).json(refusal), {
      once: true,
    }),
    bff.put("/Entities/{workspaceId}/users", ({ response }) => response(412).json(refusal), {
      once: true,
    }),
  );
}

/** Answers as the contract allows, and keeps what was sent: how, over which version, and what. */
function theServerHas() {
  const sent: unknown[] = [];
  let details = someDetails();
  server.use(
    bff.get("/users", ({ response }) => response(200).json([dana, marcus, kwame])),
    bff.get("/Entities/{workspaceId}/safedetails", ({ response }) => response(200).json(details)),
    bff.put("/Entities/{workspaceId}/users", async ({ request, response }) => {
      const { resourceUsers } = await request.json();
      const ids = resourceUsers.map(({ principalId }) => principalId);
      sent.push(["PUT", request.headers.get("if-match"), ids]);
      details = {
        ...details,
        ...{ version: details.version + 1, accessControlList: resourceUsers },
        accessible: ids.includes(dana.id),
      };
      return response(200).json(details);
    }),
    bff.patch("/Entities/{workspaceId}", async ({ request, response }) => {
      const patch = await request.json();
      sent.push(["PATCH", request.headers.get("if-match"), patch]);
      details = { ...details, version: details.version + 1, displayName: patch[0]?.value ?? "" };
      return response(200).json(details);
    }),
  );
  return sent;
}
