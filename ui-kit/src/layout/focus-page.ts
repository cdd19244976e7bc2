/**
 * Gives the focus to the page's own content, for when what had it goes away. Without it, who can't see would
 * start over at the top of the window.
 */
export function focusPage(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}
