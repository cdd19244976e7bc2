import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { aUser, dana } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { held } from "../../testing/held.ts";
import { render } from "../../testing/render.tsx";
import { AddWorkspace } from "./add-workspace.tsx";

describe("AddWorkspace", () => {
  it("adds a workspace under an id of ours, for those who were chosen (P-U36, P-U37, P-U38, P-U39, P-T35, P-A27)", async () => {
    const sent = theServerAdds();
    const { user, onAdded } = show();

    await user.type(screen.getByRole("textbox", { name: "Name" }), " Tidewater ");
    await user.type(screen.getByRole("textbox", { name: /Engagement code/ }), "CF-1");
    await user.click(await screen.findByRole("checkbox", { name: /Marcus Oyelaran/ }));
    await user.click(screen.getByRole("button", { name: "Add workspace" }));

    await waitFor(() => expect(onAdded).toHaveBeenCalledWith(sent[0]?.id));
    expect(sent[0]?.body).toEqual({
      id: sent[0]?.id,
      lastActivityTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      displayName: "Tidewater",
      engagementCode: "CF-1",
      users: [aUser(1, "Marcus Oyelaran").id],
    });
  });

  it("adds once, however quickly its button is pressed again (P-V10)", async () => {
    const sent = theServerAdds();
    const { user, onAdded } = show();
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Tidewater");

    const button = screen.getByRole("button", { name: "Add workspace" });
    fireEvent.click(button);
    fireEvent.click(button);

    await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(sent).toHaveLength(1);
  });

  it("waits for a name, and asks for one that was left out (P-V1, P-V9, P-M41)", async () => {
    const { user } = show();

    expect(screen.getByRole("button", { name: "Add workspace" })).toHaveAccessibleDescription(
      "Enter a name first.",
    );
    await user.click(screen.getByRole("textbox", { name: "Name" }));
    await user.tab();

    expect(screen.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(
      "please enter a name",
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    { field: "Name", typed: "<b>Tidewater</b>", says: /^Name contains content that is not safe/ },
    { field: "Name", typed: "x".repeat(257), says: /256 characters/ },
    { field: "Engagement code", typed: "<img src=x>", says: /^Engagement code contains content/ },
    { field: "Engagement code", typed: "x".repeat(65), says: /64 characters/ },
  ])(
    "refuses “$typed” as $field (P-V2, P-V3, P-V5, P-V6, P-V7, P-K12)",
    async ({ field, typed, says }) => {
      const sent = theServerAdds();
      const { user } = show();
      await user.type(screen.getByRole("textbox", { name: "Name" }), "Tidewater");

      const box = screen.getByRole("textbox", { name: new RegExp(`^${field}`) });
      await user.clear(box);
      await user.click(box);
      await user.paste(typed);
      await user.click(screen.getByRole("button", { name: "Add workspace" }));

      expect(box).toHaveAccessibleDescription(says);
      expect(sent).toEqual([]);
    },
  );

  it("selects and deselects those that the search shows, and never the owner (P-V8, P-U43, P-U45)", async () => {
    const { user } = show();
    await screen.findByRole("checkbox", { name: /Marcus/ });

    await user.click(screen.getByRole("button", { name: "Select all" }));
    expect(screen.getByText("3 people")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Deselect all" }));

    expect(screen.getByText("1 person")).toBeInTheDocument();
    const owner = screen.getByRole("checkbox", { name: /Dana Whitfield/ });
    expect(owner).toBeChecked();
    expect(owner).toBeDisabled();
  });

  it("takes the complaint back as soon as there is a name (P-V4)", async () => {
    const { user } = show();
    const box = screen.getByRole("textbox", { name: "Name" });
    await user.click(box);
    await user.tab();
    expect(box).toHaveAccessibleDescription("please enter a name");

    await user.type(box, "T");

    expect(box).not.toHaveAccessibleDescription();
  });

  it("adds it once, however often it's pressed (P-V10)", async () => {
    const sent = theServerAdds();
    const { user, onAdded } = show();
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Tidewater");

    const add = screen.getByRole("button", { name: "Add workspace" });
    await user.dblClick(add);
    await waitFor(() => expect(onAdded).toHaveBeenCalled());

    expect(sent).toHaveLength(1);
  });

  it("keeps what was typed, and the id, when the server refuses", async () => {
    const sent = theServerAdds({ refusing: 1 });
    const { user, onAdded } = show();
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Tidewater");

    await user.click(screen.getByRole("button", { name: "Add workspace" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Not just now.");
    await user.click(screen.getByRole("button", { name: "Add workspace" }));

    await waitFor(() => expect(onAdded).toHaveBeenCalled());
    expect(sent[1]?.id).toBe(sent[0]?.id);
  });

  it("is put aside while it's being added, and is back with why where that is refused", async () => {
    const answer = held();
    const { user, onAdded, onClose } = show();
    server.use(
      bff.put("/Entities/{workspaceId}", async ({ response }) => {
        await answer.until;
        return response(400).json(aProblem({ status: 400, description: "Not just now." }));
      }),
    );
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Harrow Creek");
    await user.click(screen.getByRole("button", { name: "Add workspace" }));

    expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    answer.release();

    expect(await screen.findByRole("alert")).toHaveTextContent("Not just now.");
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Harrow Creek");
    expect(onAdded).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("still has what was typed when its page comes back, until it's added or given up", async () => {
    const { user } = show();
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Harrow Creek");
    await user.click(await screen.findByRole("checkbox", { name: /Marcus Oyelaran/ }));
    cleanup();

    show();
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Harrow Creek");
    expect(await screen.findByRole("checkbox", { name: /Marcus Oyelaran/ })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    cleanup();

    show();
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("");
  });
});

function Adding(outcomes: Pick<Parameters<typeof AddWorkspace>[0], "onClose" | "onAdded">) {
  const [isAside, setIsAside] = useState(false);
  return <AddWorkspace {...outcomes} open={!isAside} onPutAside={setIsAside} owner={dana} />;
}

function show() {
  server.use(
    bff.get("/users", ({ response }) =>
      response(200).json([
        aUser(0, "Dana Whitfield"),
        aUser(1, "Marcus Oyelaran"),
        aUser(2, "Priya Raman"),
      ]),
    ),
  );
  const onAdded = vi.fn();
  const onClose = vi.fn();
  const page = render(<Adding onClose={onClose} onAdded={onAdded} />, { person: dana });
  return { ...page, onAdded, onClose };
}

function theServerAdds({ refusing = 0 } = {}) {
  const sent: { id: string; body: unknown }[] = [];
  server.use(
    bff.put("/Entities/{workspaceId}", async ({ params, request, response }) => {
      sent.push({ id: params.workspaceId, body: await request.json() });
      if (sent.length <= refusing) {
        return response(400).json(aProblem({ status: 400, description: "Not just now." }));
      }
      return response(200).json({
        id: params.workspaceId,
        displayName: "Tidewater",
        userCount: 1,
        workspaceUserCapabilities: ["CanViewWorkspace"],
      });
    }),
  );
  return sent;
}
