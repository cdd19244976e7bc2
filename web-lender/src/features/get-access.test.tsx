import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aUser, dana, someDetails, tidewaterId } from "../testing/a-workspace.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { AddYourself, RequestAccess } from "./get-access.tsx";

describe("AddYourself", () => {
  it("asks at once, and adds whoever says yes to those who are there (P-T33, P-C6, P-A56)", async () => {
    const sent: string[][] = [];
    server.use(
      bff.get("/Entities/{workspaceId}/safedetails", ({ response }) =>
        response(200).json(someDetails({ accessControlList: [{ principalId: theOther }] })),
      ),
      bff.put("/Entities/{workspaceId}/users", async ({ request, response }) => {
        const { resourceUsers } = await request.json();
        sent.push(resourceUsers.map(({ principalId }) => principalId));
        return response(200).json(someDetails());
      }),
    );
    const { user, onAdded } = showAddYourself();

    expect(screen.getByRole("alertdialog")).toHaveTextContent("the audit trail keeps it");
    await user.click(screen.getByRole("button", { name: "Add myself" }));

    await waitFor(() => expect(onAdded).toHaveBeenCalled());
    expect(sent).toEqual([[theOther, dana.id]]);
  });

  it("says why somebody wasn't added", async () => {
    server.use(
      bff.get("/Entities/{workspaceId}/safedetails", ({ response }) =>
        response(404).json(aProblem({ status: 404, description: "It has gone." })),
      ),
    );
    const { user } = showAddYourself();
    await user.click(screen.getByRole("button", { name: "Add myself" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("It has gone.");
  });
});

const theOther = "00000000-0000-4000-8000-000000000555";

function showAddYourself() {
  const onAdded = vi.fn();
  const page = render(
    <AddYourself workspaceId={tidewaterId} selfId={dana.id} asks onAdded={onAdded} />,
  );
  return { ...page, onAdded };
}

const marcus = aUser(1, "Marcus Oyelaran");

describe("RequestAccess", () => {
  it("names who was told: colleagues by name, others by address (P-U47, P-U49, P-A33)", async () => {
    theServerTells([marcus.id], [marcus.emailAddress, "desk@copperfield.example"]);
    const { user } = showRequestAccess();
    await user.click(screen.getByRole("button", { name: "Request access" }));

    const dialog = await screen.findByRole("dialog", { name: "Access requested" });
    expect(dialog).toHaveTextContent("Marcus Oyelaran");
    expect(dialog).toHaveTextContent("desk@copperfield.example");
    await user.click(screen.getByRole("button", { name: "Got it" }));

    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Request access" })).toHaveFocus();
  });

  it("says so when nobody is set up to be told", async () => {
    theServerTells([], []);
    const { user } = showRequestAccess();
    await user.click(screen.getByRole("button", { name: "Request access" }));

    expect(await screen.findByRole("dialog")).toHaveTextContent("Ask an administrator");
  });

  it("says that it couldn't be asked for, and why (P-M13)", async () => {
    theServerTells([], []);
    server.use(
      bff.post("/Entities/{workspaceId}/requestaccess", ({ response }) =>
        response(409).json(aProblem({ status: 409, description: "Open the workspace." })),
      ),
    );
    const { user } = showRequestAccess();
    await user.click(screen.getByRole("button", { name: "Request access" }));

    expect(
      await screen.findByRole("dialog", { name: "Access could not be requested" }),
    ).toHaveTextContent("Open the workspace.");
  });
});

const showRequestAccess = () => render(<RequestAccess workspaceId={tidewaterId} />);

const theServerTells = (notificationsSentTo: string[], adminRecipients: string[]) =>
  server.use(
    bff.get("/users", ({ response }) => response(200).json([marcus])),
    bff.post("/Entities/{workspaceId}/requestaccess", ({ response }) =>
      response(200).json({ notificationsSentTo, adminRecipients }),
    ),
  );
