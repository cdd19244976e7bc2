import { cleanup, screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, describe, expect, it, vi } from "vitest";
import { button, goOn, showWizard, theServerAccepts, toTheLink } from "../../testing/a-wizard.tsx";
import { aProblem, bff, server } from "../../testing/bff.ts";

afterEach(() => vi.unstubAllGlobals());

describe("RequestCollection by secure link", () => {
  it("goes from the method to the link, with what the tenant usually asks for (S-G2, S-U1, S-U2, S-U6, S-A3, S-E24)", async () => {
    const { user } = showWizard();
    const sent = theServerAccepts();

    expect(await accessibilityFaults()).toEqual([]);
    expect(screen.getByRole("radio", { name: "Secure link" })).toBeChecked();
    await goOn(user);
    await goOn(user);
    await user.click(button("Create link"));

    expect(await screen.findByRole("textbox", { name: "Secure link" })).toHaveValue(
      "https://share.example/linked#k=1",
    );
    expect(sent.requests).toEqual([
      {
        accountingCollectionGroups: ["financial-statements", "accounts-receivable"],
        basisOfAccountingPreference: "Accrual",
        fullFiscalYearsToCollect: 3,
        endOfImport: "LastFullMonth",
        anonymizeCustomersAndVendors: false,
        allowUserUpload: true,
        provideUserCopy: false,
        hasShareableLink: true,
      },
    ]);
  });

  it("asks to update the records for some months, if that's chosen", async () => {
    const { user } = showWizard();
    const sent = theServerAccepts();
    await goOn(user);

    const updates = screen.getByRole("combobox", { name: "Later updates" });
    expect(updates).toHaveTextContent("None, read just once");
    await user.click(updates);
    await user.click(screen.getByRole("option", { name: "Ask to update for 12 months" }));
    await goOn(user);
    await user.click(button("Create link"));

    expect(await screen.findByText("Ask to update for 12 months")).toBeVisible();
    expect(sent.requests).toMatchObject([{ updatesForMonths: 12 }]);
  });

  it("goes one step for a double click, and makes no link that nobody has looked at", async () => {
    const { user } = showWizard();
    const sent = theServerAccepts();
    await goOn(user);

    await user.dblClick(button("Continue"));

    expect(await screen.findByRole("button", { name: "Create link" })).toBeVisible();
    expect(sent.requests).toEqual([]);
  });

  it("still has what was chosen when its page comes back, until it's given up", async () => {
    const { user } = showWizard();
    await user.click(screen.getByRole("radio", { name: "Direct connection" }));
    cleanup();

    showWizard();
    expect(screen.getByRole("radio", { name: "Direct connection" })).toBeChecked();
    await user.click(button("Cancel"));
    cleanup();

    showWizard();
    expect(screen.getByRole("radio", { name: "Secure link" })).toBeChecked();
  });

  it("copies the link by the press that creates it, and says so (S-U6)", async () => {
    vi.stubGlobal("ClipboardItem", ItemToCopy);
    const { user } = showWizard();
    theServerAccepts();
    await toTheLink(user);

    expect(await screen.findByText(/Link copied/)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe("https://share.example/linked#k=1");
    expect(button("Copied")).toBeInTheDocument();
  });

  it("copies by hand where the browser didn't, and then has nothing left but to be done (S-U6)", async () => {
    const { user, onClose } = showWizard();
    theServerAccepts();
    await toTheLink(user);

    await user.click(button("Copy link"));

    expect(await screen.findByText(/Link copied/)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe("https://share.example/linked#k=1");
    await user.click(button("Done"));
    expect(onClose).toHaveBeenCalled();
  });

  it("sends what was chosen on the way (S-E13, S-E16, S-E17, S-E18)", async () => {
    const { user } = showWizard();
    const sent = theServerAccepts();
    await goOn(user);

    await user.click(screen.getByRole("radio", { name: "Cash" }));
    await user.click(screen.getByRole("radio", { name: "Today" }));
    await user.click(screen.getByRole("switch", { name: /Anonymize/ }));
    await goOn(user);
    await user.click(screen.getByRole("checkbox", { name: /Accounts receivable/ }));
    await user.click(screen.getByRole("checkbox", { name: /Transactions/ }));
    await user.click(button("Create link"));

    await waitFor(() =>
      expect(sent.requests).toMatchObject([
        {
          basisOfAccountingPreference: "Cash",
          endOfImport: "Today",
          anonymizeCustomersAndVendors: true,
          accountingCollectionGroups: ["financial-statements", "transactions"],
        },
      ]),
    );
  });

  it("asks for at least one kind of data (S-U5, S-V17, S-M21, S-M51)", async () => {
    const { user } = showWizard();
    const sent = theServerAccepts();
    await goOn(user);
    await goOn(user);

    await user.click(screen.getByRole("checkbox", { name: /Financial statements/ }));
    await user.click(screen.getByRole("checkbox", { name: /Accounts receivable/ }));
    await user.click(button("Create link"));

    expect(screen.getByRole("alert")).toHaveTextContent("No accounting data selected");
    expect(sent.requests).toEqual([]);
  });

  it("starts with the options where only the link is allowed (S-U4, S-C14)", () => {
    showWizard({ disableDirectLinking: true });

    expect(screen.getByText("Basis of accounting")).toBeInTheDocument();
    expect(screen.queryByRole("radio", { name: "Direct connection" })).not.toBeInTheDocument();
  });

  it.each([
    ["disableAdditionalDocUpload (P-E64, S-C15)", [false, true, true]],
    ["disableProvideUserCopy (P-E66, S-C15)", [true, false, true]],
    ["disableAnonymizeResults (P-E67, S-C15)", [true, true, false]],
  ])("leaves out what the tenant switches off, and nothing else: %s", async (title, offers) => {
    const { user } = showWizard({ disabledDataCollectionOptions: switchedOff(title) });
    await goOn(user);

    const choices = [/^Let the borrower upload/, /^Offer the borrower a copy/, /^Anonymize/];
    expect(choices.map((name) => screen.queryByRole("switch", { name }) !== null)).toEqual(offers);
  });

  it.each([true, false])(
    "has no basis to choose where that is switched off: %s (P-E68, S-C15)",
    async (isOff) => {
      const off = switchedOff(isOff ? "disableBasisOfAccounting" : "");
      const { user } = showWizard({ disabledDataCollectionOptions: off });
      const sent = theServerAccepts();
      await goOn(user);

      expect(screen.queryByRole("radio", { name: "Cash" }) === null).toBe(isOff);
      await goOn(user);
      await user.click(button("Create link"));
      await waitFor(() =>
        expect(sent.requests).toMatchObject([{ basisOfAccountingPreference: "Accrual" }]),
      );
    },
  );

  it("isn't left while the link is being made, which would be there all the same", async () => {
    const { user } = showWizard();
    server.use(bff.post("/{workspaceId}/SubmissionRequests", () => new Promise<never>(() => {})));
    await goOn(user);
    await goOn(user);

    await user.click(button("Create link"));
    await waitFor(() => expect(button("Cancel")).toBeDisabled());
    await user.click(button("Close"));

    expect(screen.getByRole("dialog")).toBeVisible();
  });

  it("stays and says why when the server refuses (S-M16)", async () => {
    const { user } = showWizard();
    server.use(
      bff.post("/{workspaceId}/SubmissionRequests", ({ response }) =>
        response(409).json(aProblem({ status: 409, description: "No collections are left." })),
      ),
    );
    await goOn(user);
    await goOn(user);

    await user.click(button("Create link"));

    expect(await screen.findByText("No collections are left.")).toBeInTheDocument();
    expect(button("Create link")).toBeEnabled();
  });

  it("offers ten years of months where the day is free, and years to five ahead (S-V13, S-V14, S-K24, X-4)", async () => {
    vi.setSystemTime("2026-08-15T12:00:00Z");
    const { user } = showWizard({ noTimeRestrictionForDataCollection: true });
    await goOn(user);
    vi.useRealTimers();

    await user.click(screen.getByRole("combobox", { name: "Month" }));
    const months = await screen.findAllByRole("option");
    expect(months).toHaveLength(120);
    expect([months[0]?.textContent, months.at(-1)?.textContent]).toEqual(["Aug 2026", "Sep 2016"]);
    await user.click(screen.getByRole("option", { name: "Feb 2020" }));
    expect(screen.getByRole("combobox", { name: "Day" })).toHaveTextContent("29");

    await user.click(screen.getByRole("combobox", { name: "Year" }));
    const years = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
    expect([years[0], years.at(-1)]).toEqual(["2031", "2000"]);
  });

  it("asks for statements alone where they come as a file, and goes on to choose it (S-U1, S-U9, S-G5, S-C13)", async () => {
    const onFile = vi.fn();
    const { user } = showWizard({ allowExcelFileUpload: true }, [], { onFile });
    const sent = theServerAccepts();
    await user.click(screen.getByRole("radio", { name: "Excel upload" }));
    await goOn(user);
    await goOn(user);

    const statements = screen.getByRole("checkbox", { name: /Financial statements/ });
    expect(statements).toBeChecked();
    expect(statements).toBeDisabled();
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
    expect(await accessibilityFaults()).toEqual([]);
    await goOn(user);

    await waitFor(() => expect(onFile).toHaveBeenCalledExactlyOnceWith(41873));
    expect(sent.requests).toMatchObject([
      {
        accountingCollectionGroups: ["financial-statements"],
        ...{ hasShareableLink: false, fromFile: true, allowUserUpload: false },
      },
    ]);
  });

  it("takes a kept draft of an unknown way for the usual one, and reports it (S-T8, S-T9)", async () => {
    const { user } = showWizard({ allowExcelFileUpload: true }, [], { onFile: () => {} });
    await user.click(screen.getByRole("radio", { name: "Excel upload" }));
    cleanup();
    const onFault = vi.fn();

    showWizard({ allowExcelFileUpload: false }, [], { onFile: () => {}, onFault });

    expect(screen.getByRole("radio", { name: "Secure link" })).toBeChecked();
    expect(onFault).toHaveBeenCalledExactlyOnceWith(new Error("Unknown link type excel"));
  });

  it("keeps what was chosen from a stray Escape", async () => {
    const { user, onClose } = showWizard();
    await goOn(user);
    await user.click(screen.getByRole("radio", { name: "Cash" }));

    await user.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();

    await user.click(button("Close"));
    expect(onClose).toHaveBeenCalled();
  });
});

/** jsdom lacks ClipboardItem, whose text may still be pending. */
class ItemToCopy {
  constructor(private readonly data: Readonly<Record<string, Promise<Blob>>>) {}
  readonly types = ["text/plain"];
  getType = (type: string) => this.data[type];
}

/** Turns off the collection options whose title starts with this. */
const switchedOff = (title: string) => ({
  disableAdditionalDocUpload: title.startsWith("disableAdditionalDocUpload"),
  disableAnonymousDocUpload: false,
  disableProvideUserCopy: title.startsWith("disableProvideUserCopy"),
  disableAnonymizeResults: title.startsWith("disableAnonymizeResults"),
  disableBasisOfAccounting: title.startsWith("disableBasisOfAccounting"),
});
