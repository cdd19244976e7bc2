/** Marks an open dialog. */
export const dialogMark = "data-dialog";

/** Marks a notice, so that a dialog below doesn't take a press on it for one outside. */
export const noticeMark = "data-notice";

export const isInNotice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${noticeMark}]`) !== null;

let opener: Element | null = null;

/** The open popover's trigger, until focus has returned to it one tick after the popover closed. */
export const openerOfPopover = (): Element | null => (opener?.isConnected ? opener : null);

export const rememberOpener = (element: Element | null): void => {
  opener = element;
};

export const forgetOpener = (element: Element | null): void => {
  if (opener === element) opener = null;
};
