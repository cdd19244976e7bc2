import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { currentUser } from "../api/session.ts";
import { tenantSettings } from "../api/tenant-settings.ts";
import { dana, tenantWith } from "../testing/a-tenant.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { roleStringOf, useNoteEvent } from "./analytics.ts";

const role = (number: string) => ({
  ...{ resourceId: "t", resourceType: "tenant" },
  roleId: `00000000-0000-4000-8000-0000000000${number}`,
});
const user = { ...dana, resourceRoles: [role("06"), role("05"), role("06")] };

describe("useNoteEvent", () => {
  it("sends what was done and by which roles, to the tenant's own path (P-A58, P-C20)", async () => {
    const sent = noted({ analyticsPath: "/events" });
    const page = render(<Noting />);

    await page.user.click(await screen.findByRole("button"));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      ...{ category: "Workspace", action: "AddBegin", at: expect.any(String) },
      roles: `${role("05").roleId},${role("06").roleId}`,
    });
  });

  it("is off unless the tenant names a path (P-A58)", async () => {
    const sent = noted({});
    const fetched = vi.spyOn(globalThis, "fetch");
    const page = render(<Noting />);
    const button = await screen.findByRole("button");
    fetched.mockClear();

    await page.user.click(button);

    expect(fetched).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
    fetched.mockRestore();
  });
});

describe("roleStringOf", () => {
  it("is empty for somebody without a role (P-C20)", () => {
    expect(roleStringOf(dana)).toBe("");
  });
});

function Noting() {
  const note = useNoteEvent();
  const settings = useQuery(tenantSettings());
  const someone = useQuery(currentUser());
  const press = () => note({ category: "Workspace", action: "AddBegin" });

  return settings.data && someone.data ? (
    <button type="button" onClick={press}>
      Note
    </button>
  ) : null;
}

function noted(over: Parameters<typeof tenantWith>[0]): unknown[] {
  const sent: unknown[] = [];
  server.use(
    bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith(over))),
    bff.post("/auth/postlogin", ({ response }) => response(200).json(user)),
    http.post("*/events", async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}
