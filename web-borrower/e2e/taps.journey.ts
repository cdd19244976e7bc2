import { expect, type Locator } from "@playwright/test";
import { askForBooks, journey, unique } from "@tieout/sandbox/testing/journeys";

const atMost = 6;

journey(
  "a usual request takes six taps from the link, and each step says which it is",
  async ({ phone }) => {
    const displayName = unique("Harbor Fuel");
    const { link } = await askForBooks(displayName);
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
    await tap(phone.getByRole("radio", { name: "Tidewater Marine Supply, Inc." }));
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
