import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { dana, someDetails, tidewaterId } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { AddYourself } from "./add-yourself.tsx";

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
    const { user, onAdded } = show();

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
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Add myself" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("It has gone.");
  });
});

const theOther = "00000000-0000-4000-8000-000000000555";

function show() {
  const onAdded = vi.fn();
  const page = render(
    <AddYourself workspaceId={tidewaterId} selfId={dana.id} asks onAdded={onAdded} />,
  );
  return { ...page, onAdded };
}
