/**
 * Where there is no room for all of them, one sees at least where one is; again when a count has come, which
 * makes them wider.
 */
export function showCurrent(nav: HTMLElement | null): (() => void) | undefined {
  if (!nav) return undefined;
  const show = () => {
    const current = nav.querySelector<HTMLElement>("[aria-current]");
    if (!current) return;
    nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
  };
  show();
  const watch = new MutationObserver(show);
  watch.observe(nav, { childList: true, subtree: true });
  return () => watch.disconnect();
}
