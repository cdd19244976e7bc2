import { describe, expect, it } from "vitest";
import { emailConfirmationSeconds, emailConfirmationState } from "./submission.ts";

const askedAt = new Date("2026-03-15T09:00:00Z");
const after = (seconds: number) => new Date(askedAt.getTime() + seconds * 1_000);

describe("emailConfirmationState", () => {
  it("waits for 48 hours, and stays confirmed after that (X-20)", () => {
    const asked = { expiresAt: after(emailConfirmationSeconds) };

    expect(emailConfirmationState(asked, after(172_799))).toBe("asked");
    expect(emailConfirmationState(asked, after(172_800))).toBe("too-old");
    expect(emailConfirmationState({ ...asked, confirmedAt: after(60) }, after(999_999))).toBe(
      "confirmed",
    );
  });
});
