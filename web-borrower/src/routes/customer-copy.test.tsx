import { act, screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { reload, visit } from "../testing/visit.tsx";

describe("a copy of one's own", () => {
  const address = `/downloadusercopy?eid=${given.workspaceId}&frid=${given.financialRecordId}`;

  it("that is there can be downloaded, and says what is in it (S-R8, P-R34, S-U28, S-U29, S-M50)", async () => {
    const keys: unknown[] = [];
    server.use(
      given.theTenantIs(),
      bff.post("/usercopies/open", async ({ request, response }) => {
        keys.push(await request.json());
        return response(200).json(aCopy());
      }),
    );

    const { container } = visit(`${address}#${given.secret}`);

    expect(await screen.findByRole("link", { name: "Download now" })).toHaveAttribute(
      "href",
      `/api/${given.workspaceId}/financialrecords/${given.financialRecordId}/customerdata`,
    );
    expect(keys).toEqual([
      {
        ...{ secret: given.secret, workspaceId: given.workspaceId },
        financialRecordId: given.financialRecordId,
      },
    ]);
    expect(screen.getByText("Zip archive of workbooks, 1.8 MB")).toBeVisible();
    const inside = screen.getByRole("region", { name: "In this file" });
    expect(within(inside).getByText(/with codes in place of names/)).toBeVisible();
    expect(
      screen.getByText(/until October 1\d, 2025 at \d+:44 [AP]M, for 4 more downloads/),
    ).toBeVisible();
    expect(window.location.hash).toBe("");
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("is still there where the page is loaded again", async () => {
    server.use(
      given.theTenantIs(),
      bff.post("/usercopies/open", ({ response }) => response(200).json(aCopy())),
    );
    const page = visit(`${address}#${given.secret}`);
    await screen.findByRole("link", { name: "Download now" });

    reload(page);

    expect(await screen.findByRole("link", { name: "Download now" })).toBeVisible();
  });

  it("stays in sight after its last download, and says that its link is used up (S-U28)", async () => {
    let left = 1;
    server.use(
      given.theTenantIs(),
      bff.post("/usercopies/open", ({ response }) =>
        left > 0
          ? response(200).json({ ...aCopy(), downloadsLeft: left })
          : response(404).json(given.problem(404, "not-found")),
      ),
    );
    const { user } = visit(`${address}#${given.secret}`);
    const download = await screen.findByRole("link", { name: "Download now" });
    download.addEventListener("click", (event) => event.preventDefault());
    left = 0;

    await user.click(download);

    expect(await screen.findByText(/^This link has been used up\. Keep the file/)).toBeVisible();
    expect(screen.getByText("Tidewater - customer copy.zip")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Download now" })).toBeNull();
    expect(screen.getByRole("heading", { level: 1, name: "Your copy is ready" })).toHaveFocus();
  });

  it.each([`${address}#${given.secret}`, address])(
    "that isn't there says so, why, and whom to ask (S-U29)",
    async (where) => {
      server.use(
        given.theTenantIs(),
        bff.post("/usercopies/open", ({ response }) =>
          response(404).json(given.problem(404, "not-found")),
        ),
      );

      const { container } = visit(where);

      expect(
        await screen.findByRole("heading", { level: 1, name: "The download does not exist" }),
      ).toBeVisible();
      expect(screen.queryByRole("link", { name: "Download now" })).toBeNull();
      expect(screen.getByRole("link", { name: "Email Copperfield" })).toHaveAttribute(
        "href",
        expect.stringContaining("mailto:help@copperfieldcapital.com"),
      );
      expect(await accessibilityFaults(container)).toEqual([]);
    },
  );

  it("is asked for at the end, where the lender gives one, to a whole address (S-U22, S-C9, S-V7)", async () => {
    const bodies: unknown[] = [];
    server.use(
      ...theEndIs({ mayRequestCopy: true }),
      bff.post(
        "/{workspaceId}/Submissions/{submissionId}/customerdatarequest",
        async ({ request, response }) => {
          const body = await request.json();
          bodies.push(body);
          const { emailAddress } = body;
          return response(200).json({ emailAddress, state: "awaiting-confirmation" });
        },
      ),
    );
    const { user, container } = visit("/submission-l");
    const send = await screen.findByRole("button", { name: "Send my copy" });
    expect(send).toBeDisabled();

    const field = screen.getByRole("textbox", { name: "Your email" });
    await user.type(field, "  rosa@tidewatre.com");
    expect(field).toHaveValue("rosa@tidewatre.com");
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(send);

    expect(await screen.findByText(/Your copy follows as soon as you have/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Use another address" }));
    const again = screen.getByRole("textbox", { name: "Your email" });
    expect(again).toHaveFocus();
    expect(again).toHaveValue("rosa@tidewatre.com");
    await user.clear(again);
    await user.type(again, "rosa@tidewater.com{Enter}");

    expect(await screen.findByText(/a message to rosa@tidewater.com/)).toBeVisible();
    expect(bodies).toEqual([
      { emailAddress: "rosa@tidewatre.com", userLanguage: "en" },
      { emailAddress: "rosa@tidewater.com", userLanguage: "en" },
    ]);
  });

  it("is asked for once by who taps twice (D-31)", async () => {
    const asked: string[] = [];
    server.use(
      ...theEndIs({ mayRequestCopy: true }),
      bff.post(
        "/{workspaceId}/Submissions/{submissionId}/customerdatarequest",
        async ({ request, response }) => {
          const { emailAddress } = await request.json();
          asked.push(emailAddress);
          return response(200).json({ emailAddress, state: "awaiting-confirmation" });
        },
      ),
    );
    const { user } = visit("/submission-l");
    await user.type(
      await screen.findByRole("textbox", { name: "Your email" }),
      "rosa@tidewater.com",
    );
    const send = screen.getByRole("button", { name: "Send my copy" });

    act(() => {
      send.click();
      send.click();
    });

    expect(await screen.findByText(/Your copy follows as soon as you have/)).toBeVisible();
    expect(asked).toEqual(["rosa@tidewater.com"]);
  });

  it("is said to follow, to whoever comes back before it's sent", async () => {
    const requestedCopy = { emailAddress: "rosa@tidewater.com", state: "awaiting-confirmation" };
    server.use(...theEndIs({ mayRequestCopy: true, requestedCopy }));
    const { user } = visit("/submission-l");

    expect(await screen.findByText(/a message to rosa@tidewater.com/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Use another address" }));

    expect(screen.getByRole("textbox", { name: "Your email" })).toHaveValue("rosa@tidewater.com");
  });

  it("isn't offered where the lender gives none (S-U22, S-C9)", async () => {
    server.use(...theEndIs({}));

    visit("/submission-l");

    expect(await screen.findByText("Your records have been sent")).toBeVisible();
    expect(screen.queryByText("Get a copy by email")).toBeNull();
  });

  it("follows an address that isn't confirmed, and can be asked about again", async () => {
    const verification = { emailAddress: "rosa@tidewater.com", isConfirmed: false };
    server.use(
      ...theEndIs({ verification }),
      bff.post("/{workspaceId}/Submissions/{submissionId}/emailconfirmations", ({ response }) =>
        response(200).json({ emailAddress: "rosa@tidewater.com" }),
      ),
    );
    const { user } = visit("/submission-l");

    await user.click(await screen.findByRole("button", { name: "Send it again" }));

    expect(await screen.findByText("Sent again to rosa@tidewater.com.")).toBeVisible();
  });
});

const theEndIs = (more: object) => [
  ...given.theLinkOpens(given.session([{ ...given.submission("complete"), ...more }])),
  bff.get("/{workspaceId}/financialrecords/{financialRecordId}/importstatus", ({ response }) =>
    response(200).json(given.imported()),
  ),
];

const aCopy = () => ({
  fileName: "Tidewater - customer copy.zip",
  bytes: 1_840_000,
  displayName: "Tidewater Marine Supply, Inc.",
  creationTime: "2025-10-14T13:42:00Z",
  expirationTime: "2025-10-17T13:44:00Z",
  downloadsLeft: 4,
  groups: ["financial-statements" as const, "accounts-receivable" as const],
  anonymized: true,
  from: "2022-01-01",
  upTo: "2025-09-30",
});
