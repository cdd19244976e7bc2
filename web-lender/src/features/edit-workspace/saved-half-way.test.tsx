import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { aUser, someDetails, tidewaterId } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { EditWorkspace } from "./edit-workspace.tsx";

const [dana, marcus, kwame] = [
  aUser(0, "Dana Whitfield"),
  aUser(1, "Marcus Oyelaran"),
  aUser(2, "Kwame Mensah"),
] as const;

it("saves again over what it has saved half-way, and takes that for nobody else's (P-T23, P-T31)", async () => {
  const seen = theNameIsSavedAtTheSecondTry();
  const { user } = render(
    <EditWorkspace workspaceId={tidewaterId} selfId={dana.id} onLeft={() => {}} />,
  );
  await user.type(await screen.findByRole("textbox", { name: "Workspace name" }), " West");
  await user.click(await screen.findByRole("checkbox", { name: "Kwame Mensah" }));
  const save = screen.getByRole("button", { name: "Save changes" });

  await user.click(save);
  expect(await screen.findByRole("alert")).toHaveTextContent("It is resting.");
  await user.click(screen.getByRole("button", { name: "Save changes" }));

  expect(await screen.findByText("No unsaved changes")).toBeVisible();
  expect(seen).toEqual(["PUT 7", "PATCH 8", "PUT 8", "PATCH 9"]);
});

/** Keeps which call came over which version; another version than its own is a conflict. */
function theNameIsSavedAtTheSecondTry() {
  const seen: string[] = [];
  let details = someDetails();
  const take = (method: string, request: Request) => {
    const version = Number(request.headers.get("if-match")?.replaceAll('"', ""));
    seen.push(`${method} ${version}`);
    return version === details.version;
  };
  const conflict = () => ({ ...aProblem({ status: 412 }), current: details });
  server.use(
    bff.get("/users", ({ response }) => response(200).json([dana, marcus, kwame])),
    bff.get("/Entities/{workspaceId}/safedetails", ({ response }) => response(200).json(details)),
    bff.put("/Entities/{workspaceId}/users", async ({ request, response }) => {
      const { resourceUsers } = await request.json();
      if (!take("PUT", request)) return response(412).json(conflict());
      details = { ...details, version: details.version + 1, accessControlList: resourceUsers };
      return response(200).json(details);
    }),
    bff.patch("/Entities/{workspaceId}", ({ request, response }) => {
      if (!take("PATCH", request)) return response(412).json(conflict());
      if (seen.length === 2) {
        const problem = aProblem({ status: 503, description: "It is resting." });
        return response.untyped(HttpResponse.json(problem, { status: 503 }));
      }
      details = { ...details, version: details.version + 1 };
      return response(200).json(details);
    }),
  );
  return seen;
}
