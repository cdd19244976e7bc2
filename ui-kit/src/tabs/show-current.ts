/**
 * Where there is no room for all of them, one sees at least where one is, and at which end there are more; again
 * when a count has come, which makes them wider.
 */
export function showCurrent(nav: HTMLElement | null): (() => void) | undefined {
  if (!nav) return undefined;
  const tellMore = () => {
    // Half a pixel is how zoomed pages are rounded.
    const isMoreBefore = nav.scrollLeft > 1;
    const isMoreAfter = nav.scrollWidth - nav.clientWidth - nav.scrollLeft > 1;
    nav.toggleAttribute("data-more-before", isMoreBefore);
    nav.toggleAttribute("data-more-after", isMoreAfter);
  };
  const show = () => {
    const current = nav.querySelector<HTMLElement>("[aria-current]");
    if (current) {
      nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
    }
    tellMore();
  };
  show();
  const watch = new MutationObserver(show);
  watch.observe(nav, { childList: true, subtree: true });
  nav.addEventListener("scroll", tellMore, { passive: true });
  window.addEventListener("resize", show);
  return () => {
    watch.disconnect();
    nav.removeEventListener("scroll", tellMore);
    window.removeEventListener("resize", show);
  };
}
