import { type Browser, test as base, type Page } from "@playwright/test";
import { type Worn, wornBy } from "./appearances.ts";
import type { SmallestTarget } from "./axe-faults.ts";
import { offStage, type ServedApp, serveApp } from "./serve-app.ts";

export interface Play {
  readonly dist: string;
  /** A public page, and the answers that select the other brand. */
  readonly otherBrand: {
    readonly address: string;
    readonly answers: Readonly<Record<string, unknown>>;
  };
  readonly smallestTarget: SmallestTarget;
  readonly now: Date;
  readonly locale?: string;
}

export interface Stage {
  readonly app: ServedApp;
  readonly otherBrand: Worn;
  readonly enter: () => Promise<Page>;
  readonly leave: (page: Page) => Promise<void>;
}

/** A test with the built app in a browser and no backend. Shared by a worker's tests. */
export const onStage = (play: Play) =>
  base.extend<{ readonly actor: Page }, { readonly stage: Stage }>({
    stage: [
      async ({ browser }, use) => {
        const app = await serveApp(play.dist);
        const turns = takeTurns(browser, app, play);
        const page = await turns.enter();
        app.play(play.otherBrand.answers);
        await page.goto(play.otherBrand.address);
        await page.locator("h1").first().waitFor();
        const otherBrand = await wornBy(page);
        await turns.leave(page);
        await use({ app, otherBrand, ...turns });
        app.stop();
      },
      { scope: "worker" },
    ],
    actor: async ({ stage }, use) => {
      const page = await stage.enter();
      await use(page);
      await stage.leave(page);
    },
  });

/**
 * Loading and compiling take most of the time, so a page is reused for several tests. Not for all: its clock replays
 * every earlier jump on each document.
 */
function takeTurns(browser: Browser, { origin }: ServedApp, { now, locale }: Play) {
  let turn = 0;
  let inUse: Page | undefined;
  const enter = async () => {
    const page = inUse ?? (await newPage(browser, origin, locale));
    inUse = page;
    await page.clock.install({ time: now });
    return page;
  };
  const leave = async (page: Page) => {
    turn += 1;
    await page.goto(offStage);
    await page.evaluate(() => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    });
    await page.context().clearCookies();
    if (turn % turnsOfPage !== 0) return;
    await page.context().close();
    inUse = undefined;
  };
  return { enter, leave };
}

const turnsOfPage = 12;

async function newPage(browser: Browser, baseURL: string, locale = "en-US") {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    locale,
    timezoneId: "America/New_York",
    baseURL,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(5_000);
  return page;
}
