import { expect } from "@playwright/test";
import {
  askForBooks,
  danaEmail,
  endLink,
  inspect,
  journey,
  unique,
} from "@tieout/sandbox/testing/journeys";

journey("a link that lost its end says so", async ({ phone }) => {
  const { link } = await askForBooks(unique("Harbor Fuel"));

  await phone.goto(link.replace(/#.*/, ""));

  await expect(phone.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
  await expect(phone.getByText("Ask the person who sent it to send it again.")).toBeVisible();
  await inspect(phone, "borrower-link-incomplete");
});

journey("a link that nobody knows opens nothing", async ({ phone }) => {
  const { link } = await askForBooks(unique("Harbor Fuel"));

  await phone.goto(link.replace(/#.*/, `#${"A".repeat(43)}`));

  await expect(phone.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
});

journey("a link whose time is over says so, and whom to ask", async ({ phone }) => {
  const { link } = await askForBooks(unique("Harbor Fuel"));
  await phone.goto(link);
  await expect(phone.getByRole("button", { name: "DEX" })).toBeEnabled();
  await endLink(link, "expire");

  await phone.goto(link);

  await expect(phone.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await expect(phone.getByText("Ask the person who sent it to you for a new one.")).toBeVisible();
  await expect(phone.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${danaEmail}`),
  );
  await inspect(phone, "borrower-link-expired");
});

journey("a link that was withdrawn says so, and who is in by it is out", async ({ phone }) => {
  const { link } = await askForBooks(unique("Harbor Fuel"));
  await phone.goto(link);
  await expect(phone.getByRole("button", { name: "DEX" })).toBeEnabled();
  await endLink(link, "withdraw");

  await phone.getByRole("button", { name: "DEX" }).click();
  await phone.getByRole("button", { name: "Connect DEX" }).click();
  await expect(phone.getByRole("heading", { name: "This link was removed" })).toBeVisible();

  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "This link was removed" })).toBeVisible();
  await inspect(phone, "borrower-link-removed");
});
