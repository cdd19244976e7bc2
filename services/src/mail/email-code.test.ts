import { languages } from "@tieout/core/language";
import { expect, test } from "vitest";
import { composeMail } from "./compose.ts";
import { withSecret } from "./secret-link.ts";

const look = {
  ...{ visibleName: "Copperfield", primaryColor: "#ffb281", secondaryColor: "#f7f3f3" },
  hasLogo: false,
};

test("a code's mail has the code, whole, and no link", () => {
  const matter = withSecret({ kind: "email-code", content: {} }, "482913");
  const mail = composeMail(matter, look, "en");

  expect(mail.subject).toBe("482913 is your code");
  expect(mail.text).toBe(`Your code

Type this code on the page where you share records with Copperfield.

482913

It works for 10 minutes, on that page only. If you did not ask for it, ignore this email.

--
Sent by Copperfield. It never asks for your password by email.
Copperfield
`);
  expect(mail.html).toContain(">482913<");
  expect(mail.html).not.toContain("<a ");
});

test("it speaks the borrower's language", () => {
  const matter = withSecret({ kind: "email-code", content: {} }, "482913");

  expect(languages.map((language) => composeMail(matter, look, language).subject)).toEqual([
    "482913 is your code",
    "482913 es su código",
    "482913 est votre code",
  ]);
});
