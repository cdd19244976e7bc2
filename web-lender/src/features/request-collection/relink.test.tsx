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

  it("keeps a note and the agreement with the ground, which can be changed before the package's page", async () => {
    aWindow();
    const sent = theServerSays({ status: "Success", connectionId: connection.id });
    const uploads = papersAreTaken();
    const { user } = show({ ...connection, failedSubmissionId });

    expect(await screen.findByRole("button", { name: "Continue" })).toHaveAccessibleDescription(
      "Choose a reason first.",
    );
    await user.click(screen.getByRole("radio", { name: "The borrower agreed in writing" }));
    expect(button("Continue")).toHaveAccessibleDescription("Give the day of the agreement first.");
    await user.type(screen.getByLabelText("Date of the agreement"), "2025-09-12");
    expect(button("Continue")).toHaveAccessibleDescription(
      "Write who agreed, or attach the agreement.",
    );
    await user.upload(screen.getByLabelText("Attach the agreement", { selector: "input" }), paper);
    const note = screen.getByRole("textbox", { name: /^Note/ });
    expect(note).toHaveAttribute("maxlength", "1000");
    await user.type(note, "Signed by Rosa");
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(button("Continue"));
    await user.click(await screen.findByRole("button", { name: "Change" }));
    await user.type(screen.getByRole("textbox", { name: /^Note/ }), " Delgado");
    await user.click(button("Continue"));

    expect(await screen.findByRole("button", { name: "Open Xero" })).toBeVisible();
    expect(screen.getByText(/Sep 12, 2025 · Signed by Rosa Delgado · agreement.pdf/)).toBeVisible();
    expect(sent.at(-1)).toMatchObject({
      submissionId: failedSubmissionId,
      ground: {
        ...{ kind: "written-agreement", agreedOn: "2025-09-12" },
        ...{ note: "Signed by Rosa Delgado", documentId },
      },
    });
    expect(uploads.at(-1)).toBe(`${failedSubmissionId} Permission`);
  });

  it("takes only a PDF or a photo for the agreement", async () => {
    const { user } = show();
    await user.click(await screen.findByRole("radio", { name: "The borrower agreed in writing" }));
    const input = screen.getByLabelText("Attach the agreement", { selector: "input" });
    // Choosing "All files" in the browser's dialog gets around `accept`.
    input.removeAttribute("accept");

    await user.upload(input, new File(["a"], "agreement.docx"));
    expect(screen.getByText("Attach a PDF or a photo.")).toBeVisible();
    await user.upload(input, paper);

    expect(screen.getByText("agreement.pdf")).toBeVisible();
    await user.click(button("Remove agreement.pdf"));
    expect(screen.queryByText("agreement.pdf")).toBeNull();
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

const failedSubmissionId = "00000000-0000-4000-8000-000000000710";
const documentId = "00000000-0000-4000-8000-000000000711";
const paper = new File(["%PDF-1.7"], "agreement.pdf", { type: "application/pdf" });

function papersAreTaken(): string[] {
  const uploads: string[] = [];
  server.use(
    bff.post("/documents/{workspaceId}", ({ query, response }) => {
      uploads.push(`${query.get("submissionId")} ${query.get("submissionDocumentType")}`);
      const scanState = "clean" as const;
      return response(200).json({
        ...{ id: documentId, fileName: paper.name, bytes: paper.size, type: "pdf", scanState },
      });
    }),
  );
  return uploads;
}

function show(over = connection) {
  const onRelinked = vi.fn();
  const page = render(
    <Relink
      workspaceId={tidewaterId}
      lender="Copperfield"
      connection={over}
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
