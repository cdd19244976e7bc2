import { describe, expect, test } from "vitest";
import type { TenantLook } from "./brand.ts";
import type { CollectionCompleted, CollectionFailed } from "./collection-mails.ts";
import { composeMail } from "./compose.ts";
import type { GoingCollection } from "./deletion-mail.ts";

const look: TenantLook = {
  visibleName: "Copperfield Capital",
  primaryColor: "#ffb281",
  secondaryColor: "#f7f3f3",
  hasLogo: false,
};

const completed: CollectionCompleted = {
  workspaceName: "Tidewater & <Sons>",
  packageName: "QuickBooks Online",
  timeZone: "America/New_York",
  notificationsUrl: "https://lender.test/settings/usernotifications",
  because: "subscribed",
  asked: true,
  submissionUrl: "https://lender.test/submissiondetails/1",
  from: "2022-01-01",
  upTo: "2025-09-30",
  receivedAt: "2025-10-14T13:42:00Z",
  submittedBy: "rlowell@tidewatermarine.test",
  checks: { passed: 20, of: 24, high: 1, medium: 2 },
};

const failed: CollectionFailed = {
  workspaceName: "Marlow Print",
  packageName: "Xero",
  timeZone: "UTC",
  because: "default",
  reason: { code: "package-disconnected", values: { package: "Xero" } },
  stoppedAt: "2025-10-14T14:18:00Z",
  step: "receivables",
  stepPlace: { at: 2, of: 3 },
  reference: "41879-2B0D",
  action: { kind: "retry", address: "https://lender.test/workspacedetails/1" },
};

const deletion = {
  warnedAt: "2025-10-12T03:00:00Z",
  collectionsUrl: "https://lender.test/dcr",
} as const;

const going: GoingCollection = {
  ...{ workspaceId: "w", submissionId: "s", workspaceName: "Marlow Print", packageName: "Xero" },
  ...{ revisions: 2, workbooks: 6, documents: 1 },
  ...{ collectedAt: "2025-01-02T10:00:00Z", deletedAt: "2025-10-19T03:00:00Z" },
  submissionUrl: "https://lender.test/submissiondetails/1",
};

describe("composeMail", () => {
  test("says the fact in the subject, and the rest in text and HTML alike", () => {
    const { subject, text, html } = composeMail(
      { kind: "collection-completed", content: completed },
      look,
      "en",
    );

    expect(subject).toBe("Tidewater & <Sons>: records received");
    for (const fact of ["QuickBooks Online", "20 of 24 checks passed", "1 high, 2 medium"]) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(text).toContain("January 1, 2022 to September 30, 2025");
    expect(text).toContain("October 14, 2025 at 9:42 AM EDT");
    expect(text).toContain(`Open submission: ${completed.submissionUrl}`);
    expect(html).toContain("Tidewater &amp; &lt;Sons&gt;");
    expect(html).not.toContain("<Sons>");
  });

  test.for([
    [{ high: 1, medium: 0 }, "24 checks passed (1 high)"],
    [{ high: 0, medium: 2 }, "24 checks passed (2 medium)"],
    [{ high: 0, medium: 0 }, "24 checks passed\n"],
  ] as const)("names no severity that nothing has: %j", ([found, said]) => {
    const checks = { ...completed.checks, ...found };
    const content = { ...completed, checks };
    const { text } = composeMail({ kind: "collection-completed", content }, look, "en");

    expect(text).toContain(said);
  });

  test("ends with who it's from and where they are, as the tenant has it said", () => {
    const matter = { kind: "collection-completed", content: completed } as const;
    const legalFooter = "Copperfield Capital, 210 South Street, Baltimore, MD 21202";
    const said = composeMail(matter, { ...look, legalFooter }, "en");
    const unsaid = composeMail(matter, look, "en");

    expect(said.text.trimEnd().split("\n").at(-1)).toBe(legalFooter);
    expect(said.html).toContain(`>${legalFooter}</td>`);
    expect(unsaid.text.trimEnd().split("\n").at(-1)).toBe("Copperfield Capital");
  });

  test("stands the name's first letter where there's no logo, and brings nothing along for it", () => {
    const matter = { kind: "collection-completed", content: completed } as const;
    const without = composeMail(matter, look, "en").html;
    const withLogo = composeMail(matter, { ...look, hasLogo: true }, "en").html;

    expect(without).toMatch(/<td aria-hidden="true"[^>]*background:#ffb281[^>]*>C<\/td>/);
    expect(without).not.toContain("<img");
    expect(withLogo).toContain('<img src="cid:logo"');
    expect(withLogo).not.toContain(">C</td>");
  });

  test("sets names and headings in the tenant's kind of font", () => {
    const matter = { kind: "collection-completed", content: completed } as const;
    const serif = composeMail(matter, { ...look, font: "Source Serif 4" }, "en");
    const plain = composeMail(matter, { ...look, font: "Inter" }, "en");

    expect(serif.html.match(/Georgia/g)).toHaveLength(2);
    expect(plain.html).not.toContain("Georgia");
  });

  test("names neither the business nor a figure to who can't view the workspace", () => {
    const { workspaceName: _, ...nameless } = completed;
    const mail = composeMail({ kind: "collection-completed", content: nameless }, look, "en");

    const all = Object.values(mail).join("\n");
    for (const secret of ["Tidewater", "rlowell", "20 of 24"]) expect(all).not.toContain(secret);
    expect(mail.subject).toBe("A workspace: records received");
  });

  test("tells of documents, and of files that go, in each language", () => {
    const reader = { because: "subscribed", timeZone: "UTC" } as const;
    const { submissionUrl, collectedAt: receivedAt } = going;
    const workspaceName = "Marlow Print";
    const said = (["en", "es", "fr"] as const).map((language) => [
      composeMail(
        {
          kind: "document-uploaded",
          content: { ...reader, workspaceName, count: 3, receivedAt, submissionUrl },
        },
        look,
        language,
      ),
      composeMail(
        {
          kind: "files-about-to-be-deleted",
          content: { ...reader, ...deletion, count: 1, collections: [going] },
        },
        look,
        language,
      ),
    ]);

    expect(said.map((mails) => mails.map(({ subject }) => subject))).toEqual([
      [
        "Marlow Print: 3 documents have come",
        "Marlow Print: files will be deleted on October 19, 2025",
      ],
      [
        "Marlow Print: llegaron 3 documentos",
        "Marlow Print: los archivos se eliminarán el 19 de octubre de 2025",
      ],
      [
        "Marlow Print\u00a0: 3 documents sont arrivés",
        "Marlow Print\u00a0: des fichiers seront supprimés le 19 octobre 2025",
      ],
    ]);
    const [, mail] = said[0] ?? [];
    expect(mail?.html).toContain("Deletion in 7 days");
    expect(mail?.text).toContain("2 revisions, 6 files");
    expect(mail?.text).toContain("January 2, 2025, Xero");
    expect(mail?.text).toContain("Deletion from: October 19, 2025 at 3:00 AM UTC");
  });

  test("says where documents came without books", () => {
    const { submissionUrl, collectedAt: receivedAt } = going;
    const content = { because: "subscribed", timeZone: "UTC", count: 1, receivedAt } as const;
    const mail = (withoutBooks: boolean) =>
      composeMail(
        { kind: "document-uploaded", content: { ...content, submissionUrl, withoutBooks } },
        look,
        "en",
      ).text;

    expect(mail(true)).toContain("No books came with them");
    expect(mail(false)).not.toContain("No books came with them");
  });

  test("tells of many collections' files by one mail, in each language", () => {
    const { workspaceName: _, packageName: __, ...nameless } = going;
    const content = {
      ...({ because: "subscribed", timeZone: "UTC" } as const),
      ...{ ...deletion, count: 30, collections: [going, nameless] },
    };
    const said = (["en", "es", "fr"] as const).map((language) =>
      composeMail({ kind: "files-about-to-be-deleted", content }, look, language),
    );

    expect(said.map(({ subject }) => subject)).toEqual([
      "Files of 30 collections will be deleted from October 19, 2025 on",
      "Los archivos de 30 recopilaciones se eliminarán a partir del 19 de octubre de 2025",
      "Les fichiers de 30 collectes seront supprimés à partir du 19 octobre 2025",
    ]);
    const [mail] = said;
    expect(mail?.html).toContain("Deletion in 7 days");
    expect(mail?.text).toContain(
      [
        "October 19, 2025: Marlow Print (Collected: January 2, 2025, Xero)",
        "October 19, 2025: A workspace (Collected: January 2, 2025)",
        "Others: 28 more collections",
      ].join("\n"),
    );
    expect(mail?.text).toContain("See all collections: https://lender.test/dcr");
  });

  test("offers a retry only where that helps", () => {
    const action = { kind: "open-workspace", address: failed.action.address } as const;

    const retry = composeMail({ kind: "collection-failed", content: failed }, look, "en");
    const open = composeMail(
      { kind: "collection-failed", content: { ...failed, action } },
      look,
      "en",
    );

    expect(retry.text).toContain("Step: Accounts receivable, 2 of 3\nReference:");
    expect(retry.text).toContain("Retry collection:");
    expect(open.text).toContain("Open workspace:");
  });

  test("counts the first of a month as the French do", () => {
    const content = { ...completed, upTo: "2025-10-01" };
    const { text } = composeMail({ kind: "collection-completed", content }, look, "fr");

    expect(text).toMatch(/1er janvier 2022/);
    expect(text).toMatch(/1er octobre 2025/);
  });

  test.for(["es", "fr"] as const)("speaks %s without a word of English", (language) => {
    const mails = [
      composeMail({ kind: "collection-completed", content: completed }, look, language),
      composeMail({ kind: "collection-failed", content: failed }, look, language),
    ];

    for (const { text, html } of mails) {
      expect(html).toContain(`<html lang="${language}">`);
      expect(text).not.toMatch(/\b(the|records|collection failed|Open)\b/);
    }
  });

  test.for([
    ["en", "Accounts receivable, 2 of 3"],
    ["es", "Cuentas por cobrar, 2 de 3"],
    ["fr", "Créances clients, 2 sur 3"],
  ] as const)("says in %s at which step of how many it stopped", ([language, place]) => {
    const { stepPlace: _, ...before } = failed;

    const { text } = composeMail({ kind: "collection-failed", content: failed }, look, language);
    const unplaced = composeMail({ kind: "collection-failed", content: before }, look, language);

    expect(text).toContain(place);
    expect(unplaced.text).not.toContain(place);
    expect(unplaced.text).toContain(place.split(",")[0]);
  });

  test("takes nothing from elsewhere", () => {
    const { html } = composeMail({ kind: "collection-failed", content: failed }, look, "en");

    expect(html).not.toMatch(/src="http|url\(|@import|<link|<script/);
  });
});
