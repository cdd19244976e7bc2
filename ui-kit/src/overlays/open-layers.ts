/** What a dialog that is open can be found by. */
export const dialogMark = "data-dialog";

/** Marks a notice, so that a dialog below it knows a press on it from a press outside. */
export const noticeMark = "data-notice";

export const isInNotice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${noticeMark}]`) !== null;

let opener: Element | null = null;

/** What opened the popover that's shown, until it has the focus back: a turn after the popover has gone. */
export const openerOfPopover = (): Element | null => (opener?.isConnected ? opener : null);

export const rememberOpener = (element: Element | null): void => {
  opener = element;
};

export const forgetOpener = (element: Element | null): void => {
  if (opener === element) opener = null;
};
