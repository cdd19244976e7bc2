import { describe, expect, it } from "vitest";
import { rememberedTitle, rememberPath, takeRememberedPath } from "./remembered-path.ts";

const id = "00000000-0000-4000-8000-000000000001";

describe("the remembered path", () => {
  it("is given once (P-N2, P-E74)", () => {
    rememberPath({ pathname: `/workspacedetails/${id}/submissionlist`, search: "?page=2" });

    expect(takeRememberedPath()).toBe(`/workspacedetails/${id}/submissionlist?page=2`);
    expect(takeRememberedPath()).toBeUndefined();
  });

  it("knows what its page was called, and what it's a part of", () => {
    const at = { pathname: "/home/workspacelist", search: "" };

    rememberPath(at, "Financial statements · Tidewater, October 14, 2025 · Copperfield");
    expect(rememberedTitle()).toEqual({
      page: "Financial statements",
      of: "Tidewater, October 14, 2025",
    });
    rememberPath(at, "Workspaces · Copperfield");
    expect(rememberedTitle()).toEqual({ page: "Workspaces", of: undefined });
  });

  it.each([
    "https://evil.example/home",
    "//evil.example/home",
    "/api/auth/signout",
    "/login",
    "/workspacedetails/../login",
    "javascript:alert(1)",
    "\\\\evil.example\\home",
  ])("isn't followed to %s, whoever wrote it there", (path) => {
    rememberPath({ pathname: "/", search: "" });
    const nonce = window.sessionStorage.getItem("tieout.return.nonce");
    window.localStorage.setItem(`tieout.return.${nonce}`, path);

    expect(takeRememberedPath()).toBeUndefined();
  });
});
