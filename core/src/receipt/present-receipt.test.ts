import { describe, expect, it } from "vitest";
import { languages } from "../language/language.ts";
import { successorOf } from "./permission.ts";
import { presentReceipt } from "./present-receipt.ts";
import type { Receipt } from "./receipt.ts";
import { aReceipt, permission } from "./testing/a-receipt.ts";

describe("a receipt that is told", () => {
  it("says with whom, from where, what, when it was agreed, until when, and whom to ask, in this order", () => {
    const { rows, shared } = presentReceipt(aReceipt(), "en", "America/New_York");

    // Node and browsers put a narrow space before AM.
    const plain = (text: string | undefined) => text?.replaceAll("\u202f", " ");
    expect(plain(shared)).toBe("Oct 14, 2025, 9:42 AM EDT");
    expect(rows.map(({ name, value, items, note }) => [name, plain(value) ?? items, note])).toEqual(
      [
        ["Shared with", "Copperfield", "For the loan review, asked by Dana Whitfield"],
        [
          "From",
          "Tidewater Marine Supply, Inc.",
          "Tidewater Marine in QuickBooks Online, connected by rosa@tidewater.com",
        ],
        ["Period", "January 1, 2022 to September 30, 2025", undefined],
        [
          "What was read",
          [
            { name: "General ledger", count: "41,206 lines" },
            { name: "Accounts receivable", count: "1 open invoice" },
          ],
          "Customer and vendor names were replaced with codes.",
        ],
        ["Documents sent", [{ name: "Lease.pdf", count: "402 KB" }], undefined],
        ["Agreed", "Oct 14, 2025, 9:40 AM EDT", undefined],
        ["Access now", "The access you gave ended when your records arrived.", undefined],
        ["Kept until", "October 14, 2026", "Then it is deleted here by itself."],
        [
          "Contact",
          "dana@copperfield.test",
          "To end access or withdraw, use this receipt’s page or write here.",
        ],
      ],
    );
  });

  it("writes figures and times as the reader's region does, not as the language's country", () => {
    const read = [{ what: "journal-lines", count: 12_160 } as const];
    const { books } = aReceipt();
    const receipt = aReceipt({ ...(books && { books: { ...books, read } }) });
    const told = (locale: string) => presentReceipt(receipt, locale, "America/Los_Angeles");
    const lines = (locale: string) =>
      told(locale).rows.find(({ id }) => id === "read")?.items[0]?.count;

    const size = (locale: string) =>
      presentReceipt(
        { ...receipt, documents: [{ name: "Lease.pdf", bytes: 2_500_000 }] },
        locale,
        "UTC",
      )
        .rows.find(({ id }) => id === "documents")
        ?.items[0]?.count.replace(/\s/g, " ");

    expect([lines("es-US"), lines("es")]).toEqual(["12,160 líneas", "12.160 líneas"]);
    expect([size("es-US"), size("es")]).toEqual(["2.4 MB", "2,4 MB"]);
    expect(told("es-US").shared).toMatch(/6:42\sa\.\s?m\./);
    expect(told("es").shared).toMatch(/\b6:42 /);
  });

  it("says what is new in a permission that took another's place", () => {
    const replaced = { ...permission, replacedBy: "p2" };
    const newer = {
      ...permission,
      id: "p2",
      anonymized: false,
      state: "live",
      mayEnd: true,
    } as const;
    const told = presentReceipt(
      aReceipt({ permission: replaced, otherPermissions: [newer] }),
      "en",
      "UTC",
    );

    expect(told.others[0]?.agreed).toContain(
      "New: names of customers and suppliers, instead of codes; the ledger’s memos.",
    );
    expect(successorOf(replaced, [newer])).toBe(newer);
    expect(successorOf(replaced, [])).toBeUndefined();
  });

  it("names what can still be done, and nothing that can't", () => {
    const note = (over: Partial<Receipt>) =>
      presentReceipt(aReceipt(over), "en", "UTC").rows.find(({ id }) => id === "contact")?.note;
    const withdraw = { endAccess: false, withdraw: true };
    const nothing = { endAccess: false, withdraw: false };
    const other = { ...permission, id: "p2", mayEnd: true };

    expect(note({ may: withdraw })).toBe("To withdraw, use this receipt’s page or write here.");
    expect(note({ may: withdraw, otherPermissions: [other] })).toMatch(/^To end access or with/);
    expect(note({ may: { endAccess: true, withdraw: false } })).toMatch(/^To end access, use/);
    expect(note({ may: nothing, otherPermissions: [other] })).toMatch(/^To end access, use/);
    expect(note({ may: nothing })).toBeUndefined();
    const { contact: _, ...unanswered } = aReceipt({ may: withdraw });
    const { rows } = presentReceipt(unanswered, "en", "UTC");
    expect(rows.find(({ id }) => id === "contact")).toMatchObject({
      value: "Copperfield",
      note: "To withdraw, use this receipt’s page.",
    });
  });

  it("has the lender's days, wherever it's read, and times of the reader's zone", () => {
    const end = "2026-04-01T03:00:00Z";
    const over = { ...permission, state: "live", endTime: end } as const;
    const receipt = aReceipt({
      ...{ timeZone: "America/New_York", kept: { state: "kept", at: end }, permission: over },
      ...{ withdrawnTime: end, otherPermissions: [{ ...over, id: "p2" }] },
    });
    const told = ["America/New_York", "Europe/Madrid", undefined].map((zone) => {
      const { rows, others, withdrawn } = presentReceipt(receipt, "en", zone);
      const textOf = (wanted: string) => rows.find(({ id }) => id === wanted)?.value;
      return [textOf("kept"), textOf("access"), others[0]?.term, withdrawn?.title];
    });

    expect(told[0]).toEqual([
      "March 31, 2026",
      "Copperfield can read these records once. Access ends when they arrive, or on Mar 31, 2026.",
      "Copperfield can read these records once. Access ends when they arrive, or on Mar 31, 2026.",
      "Withdrawn on March 31, 2026",
    ]);
    expect(told).toEqual([told[0], told[0], told[0]]);
    expect(presentReceipt(receipt, "en", "Europe/Madrid").shared).toMatch(/3:42\sPM GMT\+2$/);
  });

  it("of documents alone says nothing of books or access", () => {
    const { books: _, permission: __, ...documents } = aReceipt();
    const { rows } = presentReceipt(documents, "en", "UTC");

    expect(rows.map(({ id }) => id)).toEqual(["shared", "from", "documents", "kept", "contact"]);
  });

  it("from before permissions were stored says whether the package lets the lender read", () => {
    const { permission: _, ...old } = aReceipt();
    const { rows } = presentReceipt(old, "en", "UTC");

    expect(rows.find(({ id }) => id === "access")).toMatchObject({
      value: "Connected",
      note: "Copperfield can read these kinds of records again until access ends.",
    });
    expect(rows.some(({ id }) => id === "agreed")).toBe(false);
  });

  it("says what became of it once it was withdrawn, held or deleted", () => {
    const kept = (over: Partial<Receipt>) =>
      presentReceipt(aReceipt(over), "en", "UTC").rows.find(({ id }) => id === "kept")?.value;
    const withdrawn = (over: Partial<Receipt>) =>
      presentReceipt(aReceipt({ withdrawnTime: "2025-11-01T10:00:00Z", ...over }), "en", "UTC")
        .withdrawn;

    expect(kept({ kept: { state: "held" } })).toBe("Kept because the law asks for it");
    expect(kept({ kept: { state: "deleted", at: "2025-12-01T03:00:00Z" } })).toBe(
      "Deleted on December 1, 2025",
    );
    expect(kept({ kept: { state: "open-ended" } })).toBe("No day is set");
    expect(withdrawn({ kept: { state: "kept", at: "2025-11-29T03:00:00Z" } })).toEqual({
      title: "Withdrawn on November 1, 2025",
      detail:
        "Your records are withdrawn. Copperfield can’t open them here; we delete them by November 29, 2025. Copies it saved elsewhere aren’t affected.",
    });
    expect(withdrawn({ kept: { state: "held" } })?.detail).toMatch(/The law asks Copperfield/);
    expect(presentReceipt(aReceipt(), "en").withdrawn).toBeUndefined();
  });

  it("names no time that is still to pass where what was withdrawn is held", () => {
    const note = (over: Partial<Receipt>) =>
      presentReceipt(aReceipt({ kept: { state: "held" }, ...over }), "en", "UTC").rows.find(
        ({ id }) => id === "kept",
      )?.note;

    expect(note({})).toBe(
      "It is deleted here once the law no longer asks for it and its time is over.",
    );
    expect(note({ withdrawnTime: "2025-11-01T10:00:00Z" })).toBe(
      "It is deleted here once the law no longer asks for it, as you asked.",
    );
  });

  it("is told whole in every language", () => {
    const told = languages.map((language) => presentReceipt(aReceipt(), language, "UTC"));

    for (const { rows } of told) expect(rows).toHaveLength(9);
    expect(new Set(told.map(({ title }) => title)).size).toBe(languages.length);
    expect(told[1]?.rows[2]?.value).toBe("Del 1 de enero de 2022 al 30 de septiembre de 2025");
    expect(told[2]?.rows[2]?.value).toMatch(/1er janvier 2022/);
  });
});
