import { act, screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { dana } from "../../testing/a-tenant.ts";
import { tidewaterId } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { MailLink } from "./mail-link.tsx";

describe("MailLink", () => {
  it("offers the workspace's own address, and sends to it in a language (D-8)", async () => {
    const sent = mailsAre(200);
    const { user } = show("books@tidewatermarine.test");

    expect(await screen.findByDisplayValue("books@tidewatermarine.test")).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("combobox", { name: "Language" }));
    await user.click(screen.getByRole("option", { name: "Español" }));
    await user.click(screen.getByRole("button", { name: "Send email" }));

    expect(await screen.findByRole("status")).toHaveTextContent(
      "The request is on its way to books@tidewatermarine.test.",
    );
    expect(sent).toEqual([{ emailAddress: "books@tidewatermarine.test", languageCode: "es" }]);
  });

  it("sends once for who presses twice (D-31)", async () => {
    const sent = mailsAre(200);
    show("books@tidewatermarine.test");
    await screen.findByDisplayValue("books@tidewatermarine.test");
    const send = screen.getByRole("button", { name: "Send email" });

    act(() => {
      send.click();
      send.click();
    });

    await screen.findByText(/on its way to books@tidewatermarine.test/);
    expect(sent).toHaveLength(1);
  });

  it("sends to nothing but an address, whose leading spaces go", async () => {
    const sent = mailsAre(200);
    const { user } = show();
    const field = screen.getByRole("textbox", { name: "Borrower’s email" });

    await user.type(field, "  ruth at tidewater");
    await user.tab();

    expect(field).toHaveValue("ruth at tidewater");
    expect(screen.getByText("Enter an email address, like name@business.com.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Send email" })).toHaveAccessibleDescription(
      "Enter an email address first.",
    );
    await user.clear(field);
    await user.type(field, "ruth@tidewatermarine.test{Enter}");
    await screen.findByText(/on its way to ruth@tidewatermarine.test/);
    expect(sent).toEqual([{ emailAddress: "ruth@tidewatermarine.test", languageCode: "en" }]);
  });

  it("says why it could not be sent", async () => {
    mailsAre(429);
    const { user } = show("books@tidewatermarine.test");
    await screen.findByDisplayValue("books@tidewatermarine.test");

    await user.click(screen.getByRole("button", { name: "Send email" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Please wait an hour.");
    expect(screen.getByRole("button", { name: "Send email" })).toBeEnabled();
  });
});

function show(primaryEmail?: string) {
  server.use(
    bff.get("/Entities/{workspaceId}", ({ response }) =>
      response(200).json({
        ...{ id: tidewaterId, displayName: "Tidewater", userCount: 1 },
        workspaceUserCapabilities: [],
        ...(primaryEmail !== undefined && { primaryEmail }),
      }),
    ),
  );
  return render(<MailLink workspaceId={tidewaterId} submissionRequestId={41873} />, {
    person: dana,
  });
}

function mailsAre(status: 200 | 429) {
  const sent: { readonly emailAddress?: string }[] = [];
  server.use(
    bff.post(
      "/{workspaceId}/SubmissionRequests/{submissionRequestId}/link/mail",
      async ({ request, response }) => {
        const body = await request.json();
        sent.push(body);
        return status === 200
          ? response(200).json({ emailAddress: body.emailAddress ?? "" })
          : response(429).json(aProblem({ status: 429, description: "Please wait an hour." }));
      },
    ),
  );
  return sent;
}
