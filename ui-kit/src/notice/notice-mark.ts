/** Marks a notice, so that a dialog below it knows a press on it from a press outside. */
export const noticeMark = "data-notice";

export const isInNotice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${noticeMark}]`) !== null;
