import { expect } from "@playwright/test";
import { journey, unique } from "@tieout/sandbox/testing/journeys";
import { beacon } from "./alder.ts";
import {
  captionOf,
  collectAlder,
  expectFigures,
  expectSaved,
  expectUnsaved,
  moveTo,
  openStatements,
  save,
  select,
  tallWindow,
  walkToLine,
} from "./statement-page.ts";

journey.use(tallWindow);

const namesOfAlder = /Due from owner|Shareholder loan|Owner pay|Settlement|Allowance/;

journey(
  "a template groups another firm's debt, leaves out what isn't the same there, and tells nobody the first firm's accounts (S-U109 to S-U111, S-T27, S-U103, S-K25, S-G10)",
  async ({ page }) => {
    const [first, other] = await Promise.all([collectAlder(), collectAlder({ chart: beacon })]);
    const template = unique("Funded debt");
    const replies: string[] = [];

    await openStatements(page, first.displayName);
    await walkToLine(page, "Liabilities");
    await page.keyboard.press("n");
    await expect(page.getByRole("dialog", { name: "Add classification" })).toBeVisible();
    await page.keyboard.type("funded debt");
    await page.keyboard.press("Enter");
    await select(page, ["Line of credit", "Shareholder loan"]);
    await moveTo(page, "Funded debt");
    await save(page);
    await page.getByRole("button", { name: "More ways to save" }).click();
    await page.getByRole("menuitem", { name: "Save as template" }).click();
    const saving = page.getByRole("dialog", { name: "Save as template" });
    await saving.getByRole("textbox", { name: "Name" }).fill(template);
    await saving.getByRole("button", { name: "Save template" }).click();
    await expect(saving).toBeHidden();

    await page.getByRole("link", { name: "Workspaces" }).click();
    page.on("response", (reply) => {
      if (!reply.url().includes("/api/")) return;
      replies.push(reply.url());
      void reply.text().then(
        (body) => replies.push(body),
        () => undefined,
      );
    });
    await page.getByRole("link", { name: `Statements , ${other.displayName}` }).click();
    const reported = {
      "Total current liabilities": "75.00 100.00",
      "Total liabilities": "75.00 100.00",
      "Total equity": "45.00 50.00",
    };
    await expectFigures(page, reported);
    await page.getByRole("button", { name: "Templates" }).click();
    const choosing = page.getByRole("dialog", { name: "Templates" });
    await choosing.getByRole("radio", { name: template }).check();
    const list = await choosing.getByRole("region", { name: "Templates" }).boundingBox();
    expect(list?.width).toBeGreaterThanOrEqual(600);
    await expect(
      choosing.getByRole("region", { name: "Not in the template" }).getByRole("listitem"),
    ).toContainText([/2700Customer deposits.*60\.00/, /2710Vouchers.*10\.00/]);
    await expect(choosing.getByRole("region", { name: "What moves" })).toContainText(
      "Current liabilities to Funded debt",
    );
    await choosing.getByRole("button", { name: "Apply template" }).click();

    await expect(choosing).toBeHidden();
    await expectFigures(page, {
      "Total funded debt": "40.00 30.00",
      "Total current liabilities": "35.00 70.00",
      "Total liabilities": "75.00 100.00",
      "Total equity": "45.00 50.00",
    });
    await expectUnsaved(page, 1);
    await page.keyboard.press("ControlOrMeta+Z");
    await expectFigures(page, reported);
    await expect(captionOf(page, "Total funded debt")).toBeHidden();
    await expectSaved(page);

    expect(replies.some((url) => url.endsWith("/ApplyTemplate"))).toBe(true);
    expect(replies.filter((body) => namesOfAlder.test(body))).toEqual([]);
  },
);
