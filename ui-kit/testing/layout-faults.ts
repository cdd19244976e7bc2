import type { Page } from "@playwright/test";

/** Checks horizontal overflow and that there is exactly one `h1`. */
export const layoutFaults = (page: Page, { isComing = false }): Promise<string[]> =>
  page.evaluate(
    (least) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const widest = [...document.querySelectorAll("body *")].findLast(
        (one) => one.getBoundingClientRect().right > clientWidth,
      );
      const heads = [...document.querySelectorAll("h1")].filter((head) =>
        head.checkVisibility({ visibilityProperty: true }),
      );
      return [
        ...(scrollWidth > clientWidth
          ? [`scrolls sideways by ${scrollWidth - clientWidth}: ${widest?.outerHTML.slice(0, 200)}`]
          : []),
        ...(heads.length >= least && heads.length <= 1 ? [] : [`has ${heads.length} h1`]),
      ];
    },
    isComing ? 0 : 1,
  );
