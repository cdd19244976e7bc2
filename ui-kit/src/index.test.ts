import { expect, it } from "vitest";
import * as kit from "./index.ts";

const modules = import.meta.glob<object>(
  [
    "./*/*.{ts,tsx}",
    "!./**/*.{test,stories,css}.*",
    "!./component-sheet/*",
    "!./overlays/radix.ts",
  ],
  { eager: true },
);
const isComponentOrHook = (name: string) => /^([A-Z]|use[A-Z])/.test(name);

/** Internal parts that aren't exported. */
const inner = [
  ...[
    "AsChild",
    "Calendar",
    "CaptionEditor",
    "ComboboxList",
    "DragLayer",
    "GridHead",
    "GridLine",
    "GridTints",
    "StepMark",
  ],
  ...["useActiveCell", "useCellRange", "useFlash", "useGrid"],
  ...["usePinnedCaptions", "useRowDrag", "useRowSelection", "useRowWindow"],
  ...["useFieldAttributes", "useFocusReturn", "useOverlays", "useTriggeredOverlays"],
];

it("offers every component and hook from one place", () => {
  const offered = Object.values(modules).flatMap((module) => Object.keys(module));
  const meant = offered.filter((name) => isComponentOrHook(name) && !inner.includes(name));

  expect(meant).toContain("Button");
  expect(meant.filter((name) => !(name in kit))).toEqual([]);
});
