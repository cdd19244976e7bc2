const order = ["toolbar", "table", "panel"];

/** F6 goes from toolbar to table to panel and around; with Shift, the other way. */
export function walkRegions(page: HTMLElement, event: KeyboardEvent): void {
  const regions = order.flatMap((name) => {
    const region = page.querySelector<HTMLElement>(`[data-region="${name}"]`);
    return region ? [region] : [];
  });
  const here = regions.findIndex((region) => region.contains(document.activeElement));
  const there = regions.at((here + (event.shiftKey ? -1 : 1)) % regions.length);
  const stop = there && firstStop(there);
  if (!stop) return;

  event.preventDefault();
  stop.focus();
}

/** Where focus goes in a region: the active cell of a grid, else the first thing that takes it. */
export function firstStop(region: HTMLElement): HTMLElement | null {
  return (
    region.querySelector<HTMLElement>('[role="treegrid"] [tabindex="0"]') ??
    region.querySelector<HTMLElement>(
      'button:not([disabled], [tabindex="-1"]), input, a[href], [tabindex="0"]',
    )
  );
}
