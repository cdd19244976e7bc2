import { FocusScope } from "radix-ui/internal";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { dialogMark } from "../dialog/dialog-mark.ts";

type Edge = "first" | "last";

/**
 * Lets Tab go from the end of an open dialog to a notice over it, and on to the dialog's beginning: a dialog keeps
 * the focus to itself, and what stands over it would be out of reach. Where none is open, the browser's own order
 * does.
 */
export function useWayIn() {
  const notice = useRef<HTMLDivElement>(null);
  const leavesTo = useRef<Edge>("first");
  const [entered, setEntered] = useState<Edge | null>(null);

  useEffect(() => {
    const goIn = (event: globalThis.KeyboardEvent) => {
      const dialog = document.activeElement?.closest(`[${dialogMark}]`);
      if (!isTab(event) || !dialog || stopsIn(notice.current).length === 0) return;
      if (document.activeElement !== edgeOf(dialog, event.shiftKey ? "first" : "last")) return;
      // Before the dialog keeps it.
      event.preventDefault();
      event.stopImmediatePropagation();
      setEntered(event.shiftKey ? "last" : "first");
    };
    document.addEventListener("keydown", goIn, { capture: true });
    return () => document.removeEventListener("keydown", goIn, { capture: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!entered || !isTab(event)) return;
    if (document.activeElement !== edgeOf(notice.current, event.shiftKey ? "first" : "last")) {
      return;
    }
    event.preventDefault();
    leavesTo.current = event.shiftKey ? "last" : "first";
    setEntered(null);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !notice.current?.contains(relatedTarget)) setEntered(null);
  };

  return {
    frame: { ref: notice, onKeyDown, onBlur },
    // Of two scopes the younger one counts: while it's there, the dialog lets the focus go.
    scope: entered && (
      <FocusScope.Root
        hidden
        onMountAutoFocus={(event) => {
          event.preventDefault();
          edgeOf(notice.current, entered)?.focus();
        }}
        onUnmountAutoFocus={(event) => {
          event.preventDefault();
          const dialog = document.querySelector(`[${dialogMark}]`);
          if (!dialog?.contains(document.activeElement)) edgeOf(dialog, leavesTo.current)?.focus();
        }}
      />
    ),
  };
}

const isTab = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent | globalThis.KeyboardEvent) =>
  key === "Tab" && !altKey && !ctrlKey && !metaKey;

const edgeOf = (frame: Element | null, edge: Edge) => stopsIn(frame).at(edge === "first" ? 0 : -1);

/** What Tab stops at, in its order. */
function stopsIn(frame: Element | null): readonly HTMLElement[] {
  const found = frame?.querySelectorAll<HTMLElement>(
    "a, button, input, select, textarea, [tabindex]",
  );
  return [...(found ?? [])].filter(
    (element) => element.tabIndex >= 0 && !element.matches(":disabled, [hidden], [type=hidden]"),
  );
}
