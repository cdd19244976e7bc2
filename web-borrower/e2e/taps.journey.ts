import { expect, type Locator } from "@playwright/test";
import { askForBooks, journey } from "@tieout/sandbox/testing/journeys";

const atMost = 6;

/** As the workspace and the package both name it. */
const company = "Tidewater Marine Supply, Inc.";

journey(
  "a usual request takes six taps from the link, and each step says which it is",
  async ({ phone }) => {
    const { link } = await askForBooks(company);
    const taps: string[] = [];
    const tap = async (on: Locator) => {
      taps.push((await on.textContent()) || (await on.getAttribute("value")) || "");
      await on.click();
    };
    const button = (name: string) => phone.getByRole("button", { name, exact: true });

    await phone.goto(link);
    await expect(phone.getByText("Step 1 of 4")).toBeVisible();
    await tap(button("DEX"));
    await expect(phone.getByText("Step 2 of 4")).toBeVisible();
    await expect(phone.getByText("Copperfield will read from DEX:")).toBeVisible();
    await tap(button("Connect DEX"));
    await tap(phone.getByRole("radio", { name: company }));
    await tap(button("Use this company"));
    await tap(button("Allow"));
    await expect(phone.getByText("Step 3 of 4")).toBeVisible();
    await expect(phone.getByText(/^Copperfield will read .* – .*\./)).toBeVisible();
    await tap(button("Yes, share these records"));

    await expect(
      phone.getByRole("heading", { name: /Collecting your records|Your records have been sent/ }),
    ).toBeVisible();
    process.stdout.write(`${taps.length} taps: ${taps.join(", ")}\n`);
    expect(taps.length).toBeLessThanOrEqual(atMost);
  },
);
