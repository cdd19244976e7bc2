import { type Browser, test as base, type Page } from "@playwright/test";
import type { SmallestTarget } from "./axe-faults.ts";
import { type Worn, wornBy } from "./looks.ts";
import { type ServedApp, serveApp } from "./serve-app.ts";

export interface Play {
  /** The built app's folder. */
  readonly dist: string;
  /** A page that is there for anybody, and the answers that give it the other brand. */
  readonly otherBrand: {
    readonly address: string;
    readonly answers: Readonly<Record<string, unknown>>;
  };
  readonly smallestTarget: SmallestTarget;
  readonly now: Date;
}

export interface Stage {
  readonly app: ServedApp;
  readonly otherBrand: Worn;
  readonly open: () => Promise<Page>;
}

/** A test's stage: the built app in a browser, with nothing behind it. A worker has one, and each test a page of it. */
export const onStage = (play: Play) =>
  base.extend<{ readonly actor: Page }, { readonly stage: Stage }>({
    stage: [
      async ({ browser }, use) => {
        const app = await serveApp(play.dist);
        const open = await opener(browser, app, play.now);
        const page = await open();
        app.play(play.otherBrand.answers);
        await page.goto(app.origin + play.otherBrand.address);
        await page.locator("h1").first().waitFor();
        const otherBrand = await wornBy(page);
        await page.close();
        await use({ app, otherBrand, open });
        app.stop();
      },
      { scope: "worker" },
    ],
    actor: async ({ stage }, use) => {
      const page = await stage.open();
      await use(page);
      await page.evaluate(() => window.localStorage.clear());
      await page.context().clearCookies();
      await page.close();
    },
  });

/** Pages of one context share what the browser has loaded; that's most of a page's time. */
async function opener(browser: Browser, { origin }: ServedApp, now: Date) {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "America/New_York",
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  return async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(5_000);
    await page.clock.install({ time: now });
    return page;
  };
}
