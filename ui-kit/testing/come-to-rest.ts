import type { Page } from "@playwright/test";

/** Waits for fonts and finite animations; endless ones are ignored. */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === "running" && Number.isFinite(Number(end));
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
