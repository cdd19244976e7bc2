import { expect } from "@playwright/test";
import { comeToRest } from "./come-to-rest.ts";
import { allIsAsked, type Company, playsAll } from "./company.ts";
import { layoutFaults } from "./layout-faults.ts";
import type { StageTest } from "./stage.ts";

/** One test per filled page in other languages, in rotation: longer words must not overflow. */
export function playLanguages(test: StageTest, company: Company, locales: readonly string[]): void {
  const widths = [...company.widths, ...company.widthsBetween];
  for (const [index, locale] of locales.entries()) {
    test.describe(() => {
      test.use({ locale });
      for (const [turn, [name, page]] of Object.entries(company.pages).entries()) {
        if (!playsAll && turn % locales.length !== index) continue;
        test(`${name}, in ${locale}`, async ({ stage, actor }) => {
          stage.app.play({ ...company.elsewhere, ...company.usual, ...page.answers });
          await actor.goto(page.address);
          await allIsAsked(stage.app, page, company);
          await actor.clock.fastForward(2_000);
          await actor.locator("h1").first().waitFor();

          const faults: string[] = [];
          for (const width of widths) {
            await actor.setViewportSize({ width, height: 900 });
            await comeToRest(actor);
            faults.push(...(await layoutFaults(actor, {})).map((fault) => `${width}: ${fault}`));
          }

          expect(faults).toEqual([]);
          await expect(actor.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
        });
      }
    });
  }
}
