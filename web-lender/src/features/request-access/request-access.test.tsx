import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aUser, tidewaterId } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { RequestAccess } from "./request-access.tsx";

const marcus = aUser(1, "Marcus Oyelaran");

describe("RequestAccess", () => {
  it("names who was told: colleagues by name, others by address (P-U47, P-U49, P-A33)", async () => {
    theServerTells([marcus.id], [marcus.emailAddress, "desk@copperfield.example"]);
    const { user } = show();
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
    const { user } = show();
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
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Request access" }));

    expect(
      await screen.findByRole("dialog", { name: "Access could not be requested" }),
    ).toHaveTextContent("Open the workspace.");
  });
});

const show = () => render(<RequestAccess workspaceId={tidewaterId} />);

const theServerTells = (notificationsSentTo: string[], adminRecipients: string[]) =>
  server.use(
    bff.get("/users", ({ response }) => response(200).json([marcus])),
    bff.post("/Entities/{workspaceId}/requestaccess", ({ response }) =>
      response(200).json({ notificationsSentTo, adminRecipients }),
    ),
  );
