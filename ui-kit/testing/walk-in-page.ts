interface Walk {
  /** Records the focused element; returns true when all have had focus. */
  readonly look: () => boolean;
  readonly end: () => string[];
}

type Walking = Window & { walk?: Walk };

/** Runs in the page, so it must be one serializable function: records unfocused looks and what must be reached. */
export function beginWalk(): { readonly steps: number; readonly isMenu: boolean } {
  const menu = [...document.querySelectorAll("[role=menu]")].at(-1);
  const layers = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
  const layer = layers.findLast((one) => one.checkVisibility());
  const within = menu ?? layer ?? document.body;
  const groups = "radiogroup,tablist,menu,grid,treegrid,listbox,toolbar,combobox".replaceAll(
    /\w+/g,
    (role) => `[role=${role}]`,
  );
  const pressable =
    "a[href], button, input, select, textarea, summary, [tabindex], [role^=menuitem]";
  const found = [...within.querySelectorAll<HTMLElement>(pressable)].filter(isThere);
  const expected = found.filter((one) => (menu ? one.matches("[role^=menuitem]") : isStop(one)));
  const reached = new Set<Element>();
  const shown = new Set<Element>();
  const faults = new Set<string>();
  if (!menu) {
    for (const one of found.filter(isLost)) faults.add(`no key reaches ${nameOf(one)}`);
    for (const one of within.querySelectorAll<HTMLElement>("*")) {
      if (isPressedByPointersAlone(one)) faults.add(`no key presses ${nameOf(one)}`);
    }
  }

  // An element's focused look is compared after focus has moved on.
  const start = document.activeElement;
  let last: { readonly one: HTMLElement; readonly looks: string } | undefined;
  const compare = () => {
    if (last && looksOf(last.one) !== last.looks) shown.add(last.one);
  };
  const look = () => {
    const one = document.activeElement;
    if (!(one instanceof HTMLElement) || one === last?.one) return isOver();
    compare();
    last = { one, looks: looksOf(one) };
    // The initially focused element may be out of view after a resize.
    if (one !== start && found.includes(one) && isCovered(one))
      faults.add(`something covers ${nameOf(one)}`);
    reached.add(one);
    return isOver();
  };
  const isOver = () =>
    expected.every((one) => reached.has(one) && (shown.has(one) || one === last?.one));
  window.addEventListener("keydown", look, true);
  (window as Walking).walk = {
    look,
    end: () => {
      window.removeEventListener("keydown", look, true);
      look();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      compare();
      last?.one.focus();
      for (const one of expected) {
        if (reached.has(one) && !shown.has(one)) {
          faults.add(`the focus can't be seen on ${nameOf(one)}`);
        }
        // What scrolled is a stop no longer once all of it fits.
        const isStopStill = one.isConnected && one.tabIndex >= 0;
        if (!reached.has(one) && isStopStill) faults.add(`no key reaches ${nameOf(one)}`);
      }
      return [...faults];
    },
  };
  // A date input has three parts and a button as tab stops.
  const extra = 3 * within.querySelectorAll("input[type=date]").length;
  return { steps: 2 * expected.length + extra + 4, isMenu: menu !== undefined };

  function isThere(one: HTMLElement) {
    const { width, height } = one.getBoundingClientRect();
    const isDisabled = one.matches(":disabled, [aria-disabled=true]:not(button), [data-disabled]");
    const isHidden = one.closest("[aria-hidden=true], [inert]") !== null;
    return width > 0 && height > 0 && one.checkVisibility() && !isDisabled && !isHidden;
  }

  function isStop(one: HTMLElement) {
    // A group that forwards focus is no tab stop; a combobox is.
    if (one.tabIndex < 0 || (one.matches(groups) && !one.matches("button, input"))) return false;
    if (!(one instanceof HTMLInputElement) || one.type !== "radio") return true;
    // The checked radio button stands for its group.
    const group = found.filter(
      (each) => each instanceof HTMLInputElement && each.name === one.name,
    );
    return (group.find((each) => each.matches(":checked")) ?? group[0]) === one;
  }

  function isLost(one: HTMLElement) {
    return (
      one.tabIndex < 0 &&
      one.matches("a[href], button, input, select, textarea") &&
      // Its button opens it.
      !one.matches("[type=file]") &&
      !one.closest(groups) &&
      // A table with roving focus has one tab stop; arrow keys reach the rest.
      !one.closest("table")?.querySelector("button[tabindex='0']")
    );
  }

  function isPressedByPointersAlone(one: HTMLElement) {
    const isPointed = getComputedStyle(one).cursor === "pointer";
    if (!isPointed || !isThere(one)) return false;
    if (one.parentElement && getComputedStyle(one.parentElement).cursor === "pointer") return false;
    const keyed = "a[href], button, input, select, textarea, label, summary, [tabindex]";
    return one.closest(keyed) === null && one.querySelector(keyed) === null;
  }

  function looksOf(one: HTMLElement) {
    const parent = one.parentElement;
    const above = [parent, parent?.parentElement];
    return [...new Set<Element | null | undefined>([one, ...above, ...(parent?.children ?? [])])]
      .flatMap((each) =>
        each ? [undefined, "::before", "::after"].map((part) => lookOf(each, part)) : [],
      )
      .join("|");
  }

  function lookOf(one: Element, part: string | undefined) {
    const style = getComputedStyle(one, part);
    const outline = style.outlineStyle === "none" ? "" : style.outline;
    const { boxShadow, borderColor, backgroundColor, textDecorationLine, color } = style;
    return [outline, boxShadow, borderColor, backgroundColor, textDecorationLine, color].join(";");
  }

  function isCovered(one: HTMLElement) {
    const { left, top, width, height } = one.getBoundingClientRect();
    // Visually hidden controls show focus on another element.
    if (width < 8 || height < 8) return false;
    const parts = [0.1, 0.5, 0.9];
    const hits = parts.flatMap((x) =>
      parts.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    );
    const label = one.closest("label");
    return hits.every(
      (hit) => !hit || !(one.contains(hit) || hit.contains(one) || label?.contains(hit)),
    );
  }

  function nameOf(one: HTMLElement) {
    const words = one.getAttribute("aria-label") ?? one.textContent ?? "";
    const markup = one.outerHTML.slice(0, one.outerHTML.indexOf(">") + 1);
    return `${markup.replaceAll(/ (class|style|id)="[^"]*"/g, "")} "${words.trim().slice(0, 60)}"`;
  }
}

/** Runs in the page: whether all that can be reached has been. */
export function lookAround(): boolean {
  return (window as Walking).walk?.look() ?? true;
}

/** Runs in the page: the faults that the walk found. */
export function endWalk(): string[] {
  return (window as Walking).walk?.end() ?? [];
}
