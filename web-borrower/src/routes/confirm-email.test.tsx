import { fireEvent, screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { pass, settled } from "@tieout/web-portal/testing/clock";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { reload, visit } from "../testing/visit.tsx";

const asked = {
  submissionId: given.submissionId,
  emailAddress: "rosa@tidewater.com",
  displayName: "Tidewater Marine Supply, Inc.",
  creationTime: "2025-10-14T13:42:00Z",
};
const confirmed = { ...asked, confirmedTime: "2025-10-14T13:51:00Z" };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("confirming an address", () => {
  it("asks, and changes nothing until it's pressed; two seconds later it's confirmed (S-R7, P-R32, P-R33, S-U26, S-U27, S-K11)", async () => {
    const confirms: unknown[] = [];
    server.use(
      ...theMailAsks(asked),
      bff.post("/emailconfirmations/confirm", async ({ request, response }) => {
        confirms.push(await request.json());
        return response(200).json(confirmed);
      }),
    );
    const { container } = visit(`/confirming#${given.secret}`);
    const press = await screen.findByRole("button", { name: "Confirm email" });
    expect(
      screen.getByRole("heading", { level: 1, name: "Is this your email address?" }),
    ).toBeVisible();
    expect(screen.getByText("rosa@tidewater.com")).toBeVisible();
    expect(window.location.hash).toBe("");
    expect(await accessibilityFaults(container)).toEqual([]);
    expect(confirms).toEqual([]);

    vi.useFakeTimers();
    fireEvent.click(press);
    await settled(() => confirms.length > 0);
    expect(screen.getByRole("button", { name: "Confirming" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Confirming your email" })).toBeVisible();
    await pass(1.9);
    expect(window.location.pathname).toBe("/confirming");
    expect(confirms).toEqual([{ secret: given.secret }]);

    await settled(() => window.location.pathname === "/confirm");
    vi.useRealTimers();
    expect(
      await screen.findByRole("heading", { level: 1, name: "Your email is confirmed" }),
    ).toHaveFocus();
    expect(window.location.pathname + window.location.search).toBe(
      `/confirm?submissionId=${given.submissionId}`,
    );
    expect(screen.queryByRole("link", { name: "View your receipt" })).toBeNull();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("is in its mail's language", async () => {
    server.use(...theMailAsks(asked));
    visit(`/confirming?language=es#${given.secret}`);

    expect(
      await screen.findByRole("heading", { level: 1, name: "¿Es esta su dirección de correo?" }),
    ).toBeVisible();
    expect(window.location.search).toBe("");
  });

  it("asks again where the page is loaded again, and the secret is nowhere but there (D-8)", async () => {
    server.use(...theMailAsks(asked));
    const page = visit(`/confirming#${given.secret}`);
    await screen.findByRole("heading", { name: "Is this your email address?" });

    reload(page);

    expect(await screen.findByRole("button", { name: "Confirm email" })).toBeVisible();
    expect(window.location.href).not.toContain(given.secret);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(
      given.secret,
    );
  });

  it("asks for no session where this browser has none to ask for", async () => {
    const asked: unknown[] = [];
    server.use(
      bff.get("/links/session", ({ response }) => {
        asked.push("session");
        return response(401).json(given.problem(401, "no-session"));
      }),
      ...theMailAsks(confirmed),
    );

    visit(`/confirming#${given.secret}`);

    expect(await screen.findByRole("heading", { name: "Your email is confirmed" })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it.each([
    [404, "not-found"],
    [410, "confirmation-too-old"],
  ] as const)("says of a link that answers %s that it has been used", async (status, type) => {
    server.use(
      given.theTenantIs(),
      bff.post("/emailconfirmations/open", ({ response }) =>
        response(status).json(given.problem(status, type)),
      ),
    );

    visit(`/confirming#${given.secret}`);

    expect(
      await screen.findByRole("heading", { level: 1, name: "This link has been used" }),
    ).toBeVisible();
  });

  it.each(["/confirming", `/confirm?submissionId=${given.submissionId}`])(
    "has nothing to say at %s without the mail's secret",
    async (address) => {
      server.use(...theMailAsks(asked));

      visit(address);

      expect(
        await screen.findByRole("heading", { level: 1, name: "This link is incomplete" }),
      ).toBeVisible();
    },
  );
});

const theMailAsks = (question: typeof asked) => [
  given.theTenantIs(),
  bff.post("/emailconfirmations/open", ({ response }) => response(200).json(question)),
  bff.get("/links/session", ({ response }) => response(401).json(given.problem(401, "no-session"))),
];
