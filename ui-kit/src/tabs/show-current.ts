/**
 * Where there is no room for all of them, one sees at least where one is, and at which end there are more; again
 * when a count or a font has come, which makes them wider.
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
  const sizes = new ResizeObserver(show);
  const measure = () => {
    show();
    sizes.disconnect();
    for (const one of [nav, ...nav.children]) sizes.observe(one);
  };
  measure();
  const watch = new MutationObserver(measure);
  watch.observe(nav, { childList: true, subtree: true });
  nav.addEventListener("scroll", tellMore, { passive: true });
  return () => {
    watch.disconnect();
    nav.removeEventListener("scroll", tellMore);
    sizes.disconnect();
  };
}
