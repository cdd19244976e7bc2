import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { longestSilence, uploadFile } from "./upload-file.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("an upload", () => {
  it("whose network goes silent fails after two minutes, as one that nobody answered", async () => {
    const { request, uploaded, isOver } = sent();

    await vi.advanceTimersByTimeAsync(longestSilence - 1);
    request.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 3 }));
    await vi.advanceTimersByTimeAsync(longestSilence - 1);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);

    expect(await uploaded).toEqual({ result: "failed", status: 0, reason: "" });
    expect(request.abort).toHaveBeenCalledOnce();
  });

  it("that is over waits for nothing", async () => {
    const { request, uploaded } = sent();

    request.dispatchEvent(new ProgressEvent("error"));
    request.dispatchEvent(new ProgressEvent("loadend"));

    expect(await uploaded).toEqual({ result: "failed", status: 0, reason: "" });
    expect(vi.getTimerCount()).toBe(0);
  });
});

function sent() {
  const request = Object.assign(new EventTarget(), {
    upload: new EventTarget(),
    open: vi.fn(),
    send: vi.fn(),
    abort: vi.fn(),
  });
  vi.stubGlobal("XMLHttpRequest", function Request() {
    return request;
  });
  let over = false;
  const uploaded = uploadFile("/files", new File(["books"], "books.csv"), {
    headers: {},
    onProgress: () => {},
    signal: new AbortController().signal,
  }).finally(() => {
    over = true;
  });
  return { request, uploaded, isOver: () => over };
}
