import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { aUser, someDetails } from "../../testing/a-workspace.ts";
import {
  dana,
  kwame,
  marcus,
  nameBox,
  showEditWorkspace,
  workspaceIsSaved,
} from "../../testing/an-edited-workspace.tsx";
import { aProblem, bff, server } from "../../testing/bff.ts";

describe("Conflict", () => {
  it("says who changed what meanwhile, beside what was typed, and saves that over the rest of it", async () => {
    const sent = workspaceIsSaved();
    somebodyWasFaster({ displayName: "Theirs", engagementCode: "CF-9", version: 9 });
    const { user } = showEditWorkspace();
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
    const sent = workspaceIsSaved();
    const members = [marcus, dana, aUser(3, "Luis Navarro")].map(({ id }) => ({ principalId: id }));
    somebodyWasFaster({ accessControlList: members, version: 9 });
    const { user } = showEditWorkspace();
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
    const sent = workspaceIsSaved();
    somebodyWasFaster({ displayName: "Tidewater Marine Supply, Inc.!", version: 9 });
    const { user } = showEditWorkspace();
    await user.type(await nameBox(), "!");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await user.click(await screen.findByRole("button", { name: "Save my changes" }));

    expect(screen.getByText("No unsaved changes")).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it("takes what somebody else has made of it", async () => {
    workspaceIsSaved();
    somebodyWasFaster({ displayName: "Theirs", version: 9 });
    const { user } = showEditWorkspace();
    await user.type(await nameBox(), "!");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await user.click(await screen.findByRole("button", { name: "Take their changes" }));

    expect(await nameBox()).toHaveValue("Theirs");
    expect(screen.getByText("No unsaved changes")).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it("saves again over what it has saved half-way, and takes that for nobody else's (P-T23, P-T31)", async () => {
    const seen = theNameIsSavedAtTheSecondTry();
    const { user } = showEditWorkspace();
    await user.type(await nameBox(), " West");
    await user.click(await screen.findByRole("checkbox", { name: "Kwame Mensah" }));
    const save = screen.getByRole("button", { name: "Save changes" });

    await user.click(save);
    expect(await screen.findByRole("alert")).toHaveTextContent("It is resting.");
    await user.click(screen.getByRole("button", { name: "Save changes" }));

    expect(await screen.findByText("No unsaved changes")).toBeVisible();
    expect(seen).toEqual(["PUT 7", "PATCH 8", "PUT 8", "PATCH 9"]);
  });
});

const replace = { op: "replace", path: "/displayname" };

/** Kwame saved this first. */
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

/** Records the version of each call; any other version conflicts. */
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
