import { test as base, type Page } from "@playwright/test";

interface Windows {
  /** A phone of somebody who has never been here. The usual `page` is the lender's, 1440 by 900. */
  readonly phone: Page;
}

/** A journey: what people do in one or two windows, from one end to the other. */
export const journey = base.extend<Windows>({
  phone: async ({ browser }, use) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await use(await context.newPage());
    await context.close();
  },
});
