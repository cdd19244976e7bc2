import { describe, expect, it } from "vitest";
import { rememberPath, takeRememberedPath } from "./remembered-path.ts";

const id = "00000000-0000-4000-8000-000000000001";

describe("the remembered path", () => {
  it("is given once (P-N2, P-E74)", () => {
    rememberPath({ pathname: `/workspacedetails/${id}/submissionlist`, search: "?page=2" });

    expect(takeRememberedPath()).toBe(`/workspacedetails/${id}/submissionlist?page=2`);
    expect(takeRememberedPath()).toBeUndefined();
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
