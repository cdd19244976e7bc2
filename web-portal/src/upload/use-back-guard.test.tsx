import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useBackGuard } from "./use-back-guard.ts";

describe("Back, while something is unsent", () => {
  it("asks on the same page, and again after whoever stayed", async () => {
    const { result, unmount } = onAPage(true);

    window.history.back();
    await waitFor(() => expect(result.current.isLeaving).toBe(true));
    expect(window.location.pathname).toBe("/upload");
    act(() => result.current.stay());
    expect(result.current.isLeaving).toBe(false);
    window.history.back();
    await waitFor(() => expect(result.current.isLeaving).toBe(true));
    act(() => result.current.leave());

    await waitFor(() => expect(window.location.pathname).toBe("/before"));
    unmount();
  });

  it("leaves at the first yes, where an upload was tried again", async () => {
    const { result, rerender, unmount } = onAPage(true);
    rerender(false);
    rerender(true);

    window.history.back();
    await waitFor(() => expect(result.current.isLeaving).toBe(true));
    act(() => result.current.leave());

    await waitFor(() => expect(window.location.pathname).toBe("/before"));
    unmount();
  });

  it("leaves by one press once nothing is", async () => {
    const { rerender, unmount } = onAPage(true);

    rerender(false);
    window.history.back();

    await waitFor(() => expect(window.location.pathname).toBe("/before"));
    unmount();
  });
});

function onAPage(isUnsent: boolean) {
  window.history.pushState(null, "", "/before");
  window.history.pushState(null, "", "/upload");
  return renderHook((unsent: boolean) => useBackGuard(unsent), { initialProps: isUnsent });
}
