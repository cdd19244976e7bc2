import { expect, test } from "vitest";
import type { ReceiptMail } from "./borrower-mails.ts";
import { composeMail } from "./compose.ts";
import { withSecret } from "./secret-link.ts";

test("a receipt's mail names what can be done with what was shared, and nothing that can't", () => {
  const says = (over: Partial<ReceiptMail>) =>
    written(over).replace(/[\s\S]*(Your receipt says [^\n]*)[\s\S]*/, "$1");

  expect(says({ way: "withdraw" })).toBe(
    "Your receipt says what you sent and until when it is kept. You can withdraw your records there.",
  );
  expect(says({ packageName: "File upload", way: "withdraw" })).toBe(
    "Your receipt says what was read and until when it is kept. You can withdraw your records there.",
  );
  expect(says({ packageName: "Xero", way: "endOrWithdraw" })).toBe(
    "Your receipt says what was read, until when it is kept, and whether access has ended. You can end access or withdraw your records there.",
  );
  expect(says({ packageName: "Xero", way: "end" })).toMatch(/ended\. You can end access there\.$/);
  expect(says({ packageName: "Xero" })).toMatch(/has ended\.$/);
});

test("a receipt's mail writes times as the borrower's page did", () => {
  expect(written({ region: "US" }, "es")).toMatch(/ 2:42\sp\.\s?m\./);
  expect(written({}, "es")).toContain(" 14:42");
});

function written(over: Partial<ReceiptMail>, language: "en" | "es" = "en"): string {
  const content: ReceiptMail = {
    workspaceName: "Tidewater Marine",
    receivedAt: "2025-11-14T14:42:00Z",
    timeZone: "UTC",
    secretLink: "https://share.copperfield.test/receipt?id=1",
    ...over,
  };
  return composeMail(withSecret({ kind: "receipt", content }, "secret"), look, language).text;
}

const look = {
  ...{ visibleName: "Copperfield", primaryColor: "#ffb281", secondaryColor: "#f7f3f3" },
  hasLogo: false,
};
