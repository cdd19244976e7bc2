import { type Browser, test as base, type Page } from "@playwright/test";
import { patience } from "../../test.bounds.ts";
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
}

export interface Stage {
  readonly app: ServedApp;
  readonly otherBrand: Worn;
  readonly enter: (locale?: string) => Promise<Page>;
  readonly leave: (page: Page) => Promise<void>;
}

/**
 * A test with the built app in a browser and no backend. Shared by a worker's tests, whatever their locale: Playwright
 * starts a worker anew for each `test` with fixtures of its own, so a company has one.
 */
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
    actor: async ({ stage, locale }, use) => {
      const page = await stage.enter(locale);
      await use(page);
      await stage.leave(page);
    },
  });

export type StageTest = ReturnType<typeof onStage>;

/**
 * Loading and compiling take most of the time, so a page is reused for several tests. Not for all: its clock replays
 * every earlier jump on each document, and its locale stays.
 */
function takeTurns(browser: Browser, { origin }: ServedApp, { now }: Play) {
  let turn = 0;
  let inUse: { readonly page: Page; readonly locale: string } | undefined;
  const close = async () => {
    await inUse?.page.context().close();
    inUse = undefined;
  };
  const enter = async (locale = "en-US") => {
    if (inUse?.locale !== locale) await close();
    inUse ??= { page: await newPage(browser, origin, locale), locale };
    const { page } = inUse;
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
    if (turn % turnsOfPage === 0) await close();
  };
  return { enter, leave };
}

const turnsOfPage = 12;

async function newPage(browser: Browser, baseURL: string, locale: string) {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    locale,
    timezoneId: "America/New_York",
    baseURL,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  return page;
}
