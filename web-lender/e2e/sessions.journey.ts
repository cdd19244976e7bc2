import { type BrowserContext, expect, type Page } from "@playwright/test";
import { inspect, journey } from "@tieout/sandbox/testing/journeys";
import { logIn } from "./at-the-lender.ts";

const stillThere = (page: Page) => page.getByRole("dialog", { name: "Are you still there?" });
const workspaces = (page: Page) => page.getByRole("heading", { name: "Workspaces", level: 1 });

journey(
  "two tabs are one session: warned, kept, timed out and logged out together (P-T6, P-T8, P-T9, P-N2)",
  async ({ page, context }) => {
    await logIn(page);
    const other = await context.newPage();
    const tabs = [page, other];
    const list = `${new URL(page.url()).origin}/home/workspacelist?q=tide`;
    await context.clock.install();
    await context.addInitScript(slidesByItsOwnClock);
    for (const tab of tabs) {
      await tab.goto(list);
      await expect(workspaces(tab)).toBeVisible();
    }

    // No input in either tab.
    await context.clock.fastForward("27:30");
    for (const tab of tabs) await expect(stillThere(tab)).toBeVisible();
    await expect(page.getByRole("timer")).toHaveText(/^[01]:\d\d$/);
    await inspect(page, "lender-session-warning");
    await stillThere(page).getByRole("button", { name: "Stay logged in" }).click();
    for (const tab of tabs) await expect(stillThere(tab)).toBeHidden();

    // Without that it would have ended by now.
    await context.clock.fastForward("02:30");
    for (const tab of tabs) await expect(tab).toHaveURL(list);
    expect(await sessionOf(other)).toBe(200);

    await context.clock.fastForward("27:00");
    for (const tab of tabs) {
      await expect(tab).toHaveURL(/\/slidingtimeout$/);
      await expect(tab.getByRole("button", { name: "Return to login" })).toBeVisible();
    }
    expect(await sessionOf(other)).toBe(401);
    await comeBack(page);
    await expect(page).toHaveURL(list);

    await endSoon(context, 20);
    await other.goto(list);
    await expect(workspaces(other)).toBeVisible();
    // Only this tab knows, and tells the other.
    await context.clock.fastForward("19:30");
    for (const tab of tabs) {
      await expect(tab).toHaveURL(/\/authtimeout$/);
      await expect(tab.getByRole("button", { name: "Return to login" })).toBeVisible();
    }
    await context.unrouteAll();
    await comeBack(page);

    await other.goto(list);
    await expect(workspaces(other)).toBeVisible();
    await page.getByRole("button", { name: /Dana Whitfield/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(other).toHaveURL(/\/login$/);
  },
);

async function comeBack(page: Page): Promise<void> {
  await page.context().clock.setSystemTime(new Date());
  await page.evaluate(() => window.localStorage.removeItem("ahead"));
  await page.getByRole("button", { name: "Return to login" }).click();
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(workspaces(page)).toBeVisible();
}

/** Almost a day old. */
async function endSoon(context: BrowserContext, minutes: number): Promise<void> {
  const after = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
  const times = {
    absoluteExpirationTime: after(minutes),
    slidingExpirationTime: after(minutes + 10),
  };
  await context.route("**/api/auth/session", (route) => route.fulfill({ json: times }));
}

/** The server's clock doesn't follow the browsers', so the slide is computed from theirs. Tabs share the offset. */
function slidesByItsOwnClock(): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    const reply = await ask(...asked);
    if (!reply.ok || !new URL(reply.url).pathname.startsWith("/api/auth/session")) return reply;
    const [input, init] = asked;
    const method = input instanceof Request ? input.method : init?.method;
    if (method === "POST") {
      const ahead = Date.now() - Date.parse(reply.headers.get("date") ?? "");
      window.localStorage.setItem("ahead", `${ahead}`);
    }
    const times = await reply.json();
    const ahead = Number(window.localStorage.getItem("ahead"));
    const slidingEnd = Date.parse(times.slidingExpirationTime) + ahead;
    return Response.json({ ...times, slidingExpirationTime: new Date(slidingEnd).toISOString() });
  };
}

const sessionOf = (page: Page) =>
  page.evaluate(async () => {
    const headers = { "request-id": crypto.randomUUID() };
    return (await fetch("/api/auth/session", { headers })).status;
  });
