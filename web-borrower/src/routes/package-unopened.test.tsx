import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { theWayIsPrepared } from "../testing/package-prepared.ts";
import { connect, visit } from "../testing/visit.tsx";

const linked = `/linked?rid=7#${given.secret}`;

describe("choosing a package", () => {
  it("stays and says why when the package can't be opened, and lets one choose again (S-T19, S-M7, S-M8, S-M19)", async () => {
    server.use(
      bff.post("/Submissions", ({ response }) =>
        response(409).json(given.problem(409, "limit-reached", "No collections are left.")),
      ),
      ...given.theLinkOpens(),
    );
    const { user, leaveFor } = visit(linked);

    await connect(user, "DEX");

    expect(await screen.findByRole("alert")).toHaveTextContent("We could not open DEX");
    expect(screen.getByRole("alert")).toHaveTextContent(
      "An error occurred processing your request. Please wait a moment and try again. Additional information: No collections are left.",
    );
    expect(screen.getByRole("button", { name: "Connect DEX" })).toBeEnabled();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it("leads to the link's page when the link ended in the meantime", async () => {
    server.use(
      bff.post("/Submissions", ({ response }) =>
        response(410).json(given.problem(410, "link-expired")),
      ),
      ...given.theLinkOpens(),
    );
    const { user } = visit(linked);

    await connect(user, "DEX");

    expect(await screen.findByRole("heading", { name: "This link has expired" })).toBeVisible();
    expect(screen.getByText("Dana Whitfield")).toBeVisible();
  });

  it("gives way, whole, to the page that asks for the link again when the session is over", async () => {
    server.use(
      bff.post("/Submissions", ({ response }) =>
        response(401).json(given.problem(401, "no-link-session")),
      ),
      ...given.theLinkOpens(),
    );
    const { user } = visit(linked);

    await connect(user, "DEX");

    expect(await screen.findByRole("heading", { name: "Open your link again" })).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });

  it("takes an empty token for a failure of the server's (S-A17)", async () => {
    const asked: unknown[] = [];
    server.use(
      ...given.theLinkOpens(),
      bff.post("/Workspaces/{workspaceId}/DelegatedAccessTokens", ({ response }) =>
        response(200).json({ token: "", expirationTime: "2025-10-14T13:45:00Z" }),
      ),
      ...theWayIsPrepared(asked),
    );
    const { user, leaveFor } = visit(linked);

    await connect(user, "DEX");

    expect(await screen.findByRole("alert")).toHaveTextContent("A fatal error has occurred");
    expect(asked).toHaveLength(1);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it("never leaves for what is no page (S-M12, S-M13)", async () => {
    const way = theWayIsPrepared([], "javascript:alert(1)");
    server.use(...given.theLinkOpens(), ...way);
    const { user, leaveFor } = visit(linked);

    await connect(user, "DEX");

    // Verbatim, with two spaces between the sentences.
    expect((await screen.findByRole("alert")).textContent).toContain(
      "A fatal error has occurred attempting to link financials.  Please try again later.",
    );
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
