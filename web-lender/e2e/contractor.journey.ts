import { expect } from "@playwright/test";
import { collectBooks, inspect, journey, unique } from "@tieout/sandbox/testing/journeys";
import { logIn } from "./at-the-lender.ts";

const planted = [
  { check: "Journal entries are out of balance", says: /by 180\.00 USD/ },
  { check: "Suspense account has a balance", says: /16,400\.00 USD in / },
  { check: "Entries posted to closed periods", says: /1 entry was posted more than 90 days after/ },
  { check: "Possible duplicate invoices or bills", says: /R-DUP-1180/ },
  {
    check: "A/R aging does not tie to ledger",
    says: /\d+ open documents total .+ Difference 8,250\.00 USD/,
  },
];

journey("books with defects are taken in, and each defect is named", async ({ page }) => {
  const name = unique("Contractor");
  await collectBooks("ortega", name, {
    // Documents entered twice are told by their parties, which only transactions name.
    accountingCollectionGroups: [
      "financial-statements",
      "accounts-receivable",
      "accounts-payable",
      "transactions",
    ],
  });
  await logIn(page);
  await page.getByRole("link", { name: `Overview , ${name}` }).click();

  const quality = page.getByRole("region", { name: "Data quality" });
  for (const { check, says } of planted) {
    const finding = quality
      .getByRole("listitem")
      .filter({ hasText: check })
      .filter({ hasText: says });
    await expect(finding, check).toHaveCount(1);
  }
  const tieOuts = page.getByRole("region", { name: "Tie-out checks" });
  for (const wrong of [
    "Journal entries are out of balance",
    "Assets differ from liabilities and equity",
  ]) {
    await expect(tieOuts.getByRole("listitem").filter({ hasText: wrong })).toContainText(
      "Does not tie out",
    );
  }
  await expect(tieOuts).toContainText(/64 of 69 tied out/);
  await inspect(page, "lender-contractor");

  // The finding's link leads to its place.
  await quality
    .getByRole("listitem")
    .filter({ hasText: "Suspense account has" })
    .getByRole("link", { name: "Show account" })
    .click();
  const suspense = page.getByRole("treegrid").getByRole("row", { name: /^Suspense/ });
  await expect(suspense).toBeInViewport();
  await expect(suspense).toContainText("16,400.00");
});
