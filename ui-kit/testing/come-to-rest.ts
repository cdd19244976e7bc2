import type { Page } from "@playwright/test";

/** Until fonts are there, and what fades in or moves has arrived. What turns for as long as it's shown isn't waited for. */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === "running" && Number.isFinite(Number(end));
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
