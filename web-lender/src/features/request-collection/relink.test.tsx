import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ConnectionRequest } from "../../api/connections.ts";
import { aWindow, button, sayGround } from "../../testing/a-wizard.tsx";
import { aConnection, tidewaterId } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { Relink } from "./relink.tsx";

const connection = aConnection();

afterEach(() => vi.restoreAllMocks());

describe("Relink", () => {
  it("opens the package's page for the same connection, and is done when that is (P-U65, P-A37, P-A57)", async () => {
    const opened = aWindow();
    const sent = theServerSays({ status: "Success", connectionId: connection.id });
    const { user, onRelinked } = show();

    expect(await accessibilityFaults()).toEqual([]);
    await sayGround(user);
    await user.click(await screen.findByRole("button", { name: "Open Xero" }));

    expect(opened).toHaveBeenCalledWith(
      "https://vendor.example/consent",
      "tieout-connect",
      expect.anything(),
    );
    await waitFor(() => expect(onRelinked).toHaveBeenCalledOnce());
    expect(sent).toEqual([
      {
        ...{ accountingPackage: "xero", delegatedAccessToken: "t", sourceFlow: "lender" },
        ...{ existingConnectionId: connection.id, ground: { kind: "client-access" } },
      },
    ]);
    expect(
      await screen.findByText("Tidewater Marine Supply is connected again"),
    ).toBeInTheDocument();
  });

  it("refuses another company's books, and says which to choose (P-M32)", async () => {
    aWindow();
    theServerSays({ status: "Error", errorCode: "InternalError" });
    const { user, onRelinked } = show();

    await sayGround(user);
    await user.click(await screen.findByRole("button", { name: "Open Xero" }));

    expect(
      await screen.findByText(/to link financials\. {2}Please try again later\./, {
        normalizer: (text) => text,
      }),
    ).toBeInTheDocument();
    expect(screen.getByText(/Choose Tidewater Marine Supply in Xero/)).toBeInTheDocument();
    expect(onRelinked).not.toHaveBeenCalled();
    expect(button("Try again")).toBeEnabled();
  });

  it("says that the system failed when nothing answers (P-M34)", async () => {
    server.use(bff.post("/Workspaces/{workspaceId}/DelegatedAccessTokens", () => Response.error()));
    await sayGround(show().user);

    expect(
      await screen.findByText(/A system error occurred while connecting to the accounting system/),
    ).toBeInTheDocument();
  });

  it("takes an empty token for a failure of the server's (P-A37, P-M32, S-A17)", async () => {
    server.use(
      bff.post("/Workspaces/{workspaceId}/DelegatedAccessTokens", ({ response }) =>
        response(200).json({ token: "", expirationTime: "2030-01-01T00:00:00Z" }),
      ),
    );
    await sayGround(show().user);

    expect(
      await screen.findByText(/A fatal error has occurred attempting to link financials/),
    ).toBeInTheDocument();
  });

  it("says the server's own reason", async () => {
    server.use(
      bff.post("/Workspaces/{workspaceId}/DelegatedAccessTokens", ({ response }) =>
        response(403).json(aProblem({ status: 403, description: "Ask one of its members." })),
      ),
    );
    await sayGround(show().user);

    expect(await screen.findByText("Ask one of its members.")).toBeInTheDocument();
  });
});

function show() {
  const onRelinked = vi.fn();
  const page = render(
    <Relink
      workspaceId={tidewaterId}
      lender="Copperfield"
      connection={connection}
      onRelinked={onRelinked}
      onClose={() => {}}
    />,
  );
  return { ...page, onRelinked };
}

function theServerSays(outcome: Partial<ConnectionRequest>): unknown[] {
  const sent: unknown[] = [];
  const request: ConnectionRequest = {
    id: "00000000-0000-4000-8000-000000000700",
    status: "Started",
    errorCode: "None",
    accountingPackage: "xero",
    expiration: new Date(Date.now() + 600_000).toISOString(),
  };
  server.use(
    bff.post("/Workspaces/{workspaceId}/DelegatedAccessTokens", ({ response }) =>
      response(200).json({ token: "t", expirationTime: request.expiration }),
    ),
    bff.post(
      "/Workspaces/{workspaceId}/ConnectionRequests",
      async ({ request: asked, response }) => {
        sent.push(await asked.json());
        return response(200).json({
          ...request,
          connectionEndpoint: "https://vendor.example/consent",
        });
      },
    ),
    bff.get("/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}", ({ response }) =>
      response(200).json({ ...request, ...outcome }),
    ),
  );
  return sent;
}
