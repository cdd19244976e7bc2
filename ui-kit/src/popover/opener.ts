let opener: Element | null = null;

/** What opened the popover that's shown, until it has the focus back: a turn after the popover has gone. */
export const openerOfPopover = (): Element | null => (opener?.isConnected ? opener : null);

export const rememberOpener = (element: Element | null): void => {
  opener = element;
};

export const forgetOpener = (element: Element | null): void => {
  if (opener === element) opener = null;
};
