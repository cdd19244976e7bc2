import { act, screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

const ask = "/links/session/emailcode";
const check = "/links/session/emailcode/check";
const rosa = "rosa@tidewater.com";
const waiting = { isProven: false, codeExpirationTime: "2025-10-14T13:55:00Z" };

describe("the end of a visit", () => {
  it("leads with the receipt, and what can be done with it", async () => {
    server.use(...theEndIs());

    const { container } = visit("/submission-l");

    expect(await screen.findByText("41873-7C1E")).toBeVisible();
    expect(screen.getByText("The access you gave ended when your records arrived.")).toBeVisible();
    expect(screen.getByText("dana@copperfield.test")).toBeVisible();
    expect(screen.queryByRole("button", { name: "End access" })).toBeNull();
    expect(screen.getByRole("button", { name: "Withdraw my records" })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("leads with the receipt of documents alone", async () => {
    const sent = { ...given.submission("documents"), documentsSent: 2, hasReceipt: true };
    server.use(...theEndIs({ submission: sent, receipt: given.documentsReceipt() }));

    visit("/submission-l");

    const documents = await screen.findByText("Tax return 2024.pdf");
    expect(documents).toBeVisible();
    expect(screen.getByText("1.8 MB")).toBeVisible();
    expect(screen.queryByText("What was read")).toBeNull();
    expect(screen.getByRole("button", { name: "Email me a code" })).toBeVisible();
  });
});

describe("the receipt by mail", () => {
  it("takes an address and the code that went there, by keyboard", async () => {
    const bodies: unknown[] = [];
    server.use(
      ...theEndIs(),
      bff.post(ask, async ({ request, response }) => {
        bodies.push(await request.json());
        return response(200).json({ emailAddress: rosa, ...waiting });
      }),
      bff.post(check, async ({ request, response }) => {
        bodies.push(await request.json());
        const email = { emailAddress: rosa, isProven: true };
        server.use(...theEndIs({ email }));
        return response(200).json(email);
      }),
    );
    const { user, container } = visit("/submission-l");
    const field = await screen.findByRole("textbox", { name: "Your email" });

    await user.type(field, " rosa@tidewater{Enter}");
    expect(field).toHaveAccessibleDescription("Enter an email address like rosa@example.com.");
    await user.type(field, ".com{Enter}");
    const code = await screen.findByRole("textbox", { name: "Code from the email" });
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute("autocomplete", "one-time-code");
    expect(code).toHaveAttribute("inputmode", "numeric");
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.type(code, "4829{Enter}");
    expect(code).toHaveAccessibleDescription("Type the 6 digits from the email.");
    await user.clear(code);
    await user.paste("482 913");

    expect(await screen.findByText("Your receipt goes to rosa@tidewater.com.")).toBeVisible();
    expect(bodies).toEqual([{ emailAddress: rosa }, { code: "482913" }]);
  });

  it("says how many tries are left, mails another code and lets the address be corrected", async () => {
    const asked: string[] = [];
    server.use(
      ...theEndIs({ email: { emailAddress: "rosa@tidewatr.com", ...waiting } }),
      bff.post(ask, async ({ request, response }) => {
        const { emailAddress } = await request.json();
        asked.push(emailAddress);
        return response(200).json({ emailAddress, ...waiting });
      }),
      bff.post(check, ({ response }) =>
        response(409).json({
          ...given.problem(409, "wrong-code", "Use the code from the newest email."),
          title: "That code is wrong. You have 4 tries left.",
        }),
      ),
    );
    const { user } = visit("/submission-l");

    await user.type(await screen.findByRole("textbox", { name: "Code from the email" }), "000000");
    expect(await screen.findByText("That code is wrong. You have 4 tries left.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Send a new code" }));
    await waitFor(() => expect(asked).toEqual(["rosa@tidewatr.com"]));
    await user.click(screen.getByRole("button", { name: "Change the address" }));
    const field = screen.getByRole("textbox", { name: "Your email" });
    expect(field).toHaveFocus();
    expect(field).toHaveValue("rosa@tidewatr.com");
    await user.clear(field);
    await user.type(field, `${rosa}{Enter}`);

    expect(await screen.findByText(/code to rosa@tidewater.com/)).toBeVisible();
    expect(asked).toEqual(["rosa@tidewatr.com", rosa]);
  });

  it("asks for one code by who taps twice (D-31)", async () => {
    let asked = 0;
    server.use(
      ...theEndIs({ email: { emailAddress: rosa, isProven: false } }),
      bff.post(ask, ({ response }) => {
        asked += 1;
        return response(200).json({ emailAddress: rosa, ...waiting });
      }),
    );
    visit("/submission-l");
    const send = await screen.findByRole("button", { name: "Email me a code" });

    act(() => {
      send.click();
      send.click();
    });

    expect(await screen.findByRole("textbox", { name: "Code from the email" })).toBeVisible();
    expect(asked).toBe(1);
  });

  it("goes to the address that the lender mailed, unless another is given", async () => {
    server.use(...theEndIs({ email: { emailAddress: rosa, isProven: true } }));
    const { user } = visit("/submission-l");

    await user.click(await screen.findByRole("button", { name: "Use another address" }));

    expect(screen.getByRole("textbox", { name: "Your email" })).toHaveFocus();
  });
});

describe("an exact copy", () => {
  it("goes to the proved address, where the lender gives one (S-U22, S-C9)", async () => {
    const bodies: unknown[] = [];
    server.use(
      ...theEndIs({
        email: { emailAddress: rosa, isProven: true },
        receipt: { ...given.usedReceipt, copyAddress: rosa },
      }),
      bff.post(
        "/{workspaceId}/Submissions/{submissionId}/customerdatarequest",
        async ({ request, response }) => {
          bodies.push(await request.json());
          return response(200).json({ emailAddress: rosa, state: "building" });
        },
      ),
    );
    const { user } = visit("/submission-l");

    await user.click(await screen.findByRole("button", { name: "Email me an exact copy" }));

    expect(await screen.findByText(/^Your copy is on its way to rosa@tidewater.com/)).toBeVisible();
    expect(bodies).toEqual([{ emailAddress: rosa, userLanguage: "en" }]);
  });
});

describe("other permissions", () => {
  it("are listed with what became of them, and end one by one", async () => {
    const until = given.permission({
      ...{ id: "7d1f0c36-27c0-4b3e-8a3c-3a5f0e1b9c11", business: "Tidewater Charters" },
      ...{ untilDay: "2027-03-04", lastReadTime: "2026-06-02T15:00:00Z" },
    });
    const ended: string[] = [];
    const { documents, ...shared } = given.usedReceipt;
    server.use(
      ...theEndIs({ receipt: { ...shared, documents, otherPermissions: [until] } }),
      bff.post(
        "/{workspaceId}/Submissions/{submissionId}/receipt/permissions/{permissionId}/end",
        ({ params, response }) => {
          ended.push(String(params.permissionId));
          const state = { state: "ended", mayEnd: false } as const;
          return response(200).json({
            ...given.usedReceipt,
            otherPermissions: [{ ...until, ...state }],
          });
        },
      ),
    );
    const { user } = visit("/submission-l");
    const others = await screen.findByRole("region", {
      name: "Other permissions you gave Copperfield",
    });
    expect(
      within(others).getByText(
        "Copperfield can update these records until Mar 4, 2027. Last read Jun 2, 2026.",
      ),
    ).toBeVisible();

    await user.click(within(others).getByRole("button", { name: "End access" }));
    const dialog = screen.getByRole("alertdialog");
    await user.click(within(dialog).getByRole("button", { name: "End access" }));

    expect(await within(others).findByText("Access ended on Nov 13, 2025.")).toBeVisible();
    expect(ended).toEqual([until.id]);
  });
});

interface End {
  readonly submission?: Parameters<typeof given.session>[0] extends
    | readonly (infer One)[]
    | undefined
    ? One
    : never;
  readonly email?: ReturnType<typeof given.session>["email"];
  readonly receipt?: ReturnType<typeof given.receipt>;
}

function theEndIs({ submission, email, receipt = given.usedReceipt }: End = {}) {
  const own = submission ?? { ...given.submission("complete"), hasReceipt: true };
  return [
    ...given.theLinkOpens(given.session([own], email ? { email } : {})),
    given.theImportIs(given.imported()),
    bff.get("/{workspaceId}/Submissions/{submissionId}/receipt", ({ response }) =>
      response(200).json(receipt),
    ),
  ];
}
