import { expect, test } from "vitest";
import { composeMail } from "./compose.ts";

const look = {
  ...{ visibleName: "Copperfield", primaryColor: "#ffb281", secondaryColor: "#f7f3f3" },
  hasLogo: false,
};
const night = "2026-04-01T03:00:00Z";
const because = "subscribed" as const;
const reader = { because, timeZone: "Europe/Madrid", dayZone: "America/New_York" };

test("the day that files go is the lender's in every mail, and the time its reader's", () => {
  const going = { workspaceId: "1", submissionId: "1", collectedAt: night, deletedAt: night };
  const soon = composeMail(
    {
      kind: "files-about-to-be-deleted",
      content: {
        ...{ ...reader, warnedAt: "2026-03-25T03:00:00Z", count: 1 },
        collections: [{ ...going, submissionUrl: "https://lender.test/1" }],
        collectionsUrl: "https://lender.test/dcr",
      },
    },
    look,
    "en",
  );
  const withdrawn = composeMail(
    {
      kind: "records-withdrawn",
      content: {
        ...{ ...reader, withdrawnAt: night, deletedAt: night },
        submissionUrl: "https://lender.test/1",
      },
    },
    look,
    "en",
  );

  expect(soon.subject).toContain("March 31, 2026");
  expect(soon.text).toMatch(/April 1, 2026 at 5:00\sAM/);
  expect(withdrawn.text).toContain("March 31, 2026");
});
