import { expect, type Page } from "@playwright/test";
import { patience } from "../../test.bounds.ts";
import { comeToRest } from "./come-to-rest.ts";
import { type Demands, judge, walkAt } from "./judge.ts";
import type { Opening, State } from "./state.ts";

/** Brings a page into its state and returns everything wrong with it. */
export async function actOut(
  page: Page,
  { act, opens, seen, after }: State,
  demands: Demands,
  isAsked: () => Promise<void>,
): Promise<string[]> {
  await act?.(page);
  if (opens?.isSaid) await keepWhatIsSaid(page);
  if (opens) await open(page, opens);
  await isAsked();
  if (after) await page.clock.fastForward(2_000);
  await waitForIt(page, seen);

  const faults = opens ? await focusFaults(page, opens) : [];
  const openLayers = opens && layersOf(opens);
  faults.push(
    ...(await judge(page, { ...demands, layers: openLayers, isComing: after !== undefined })),
  );
  // Moving on by keyboard would dismiss the message.
  if (opens?.isSaid) return faults;
  faults.push(...(await walkAt(page, demands)));
  if (opens) faults.push(...(await (opens.stays ? tryToClose(page) : close(page, opens))));
  return [...new Set(faults)];
}

const layers = "[role=dialog], [role=alertdialog], [role=menu]";
const layersOf = ({ isSaid }: Opening) => (isSaid ? "[role=alert]" : layers);

async function open(page: Page, opening: Opening): Promise<void> {
  const { by, inside } = opening;
  if (by) {
    const opener = by(page).first();
    await opener.focus();
    await page.keyboard.press("Enter");
  }
  await page.locator(layersOf(opening)).last().waitFor();
  await inside?.(page);
}

/** Drops timers beyond a second, so that timed messages stay while they are checked. */
const keepWhatIsSaid = (page: Page) =>
  page.evaluate(() => {
    const usual = window.setTimeout.bind(window);
    const soon = (act: TimerHandler, wait = 0) => (wait > 1_000 ? 0 : usual(act, wait));
    // Our code passes only a callback and a delay.
    window.setTimeout = soon as typeof window.setTimeout;
  });

async function focusFaults(page: Page, { by, isSaid }: Opening): Promise<string[]> {
  if (isSaid) {
    const isLeft = by === undefined || (await hasFocusSoon(page, by));
    return isLeft ? [] : ["the focus isn't where it was"];
  }
  const isInside = await page
    .locator(layers)
    .last()
    .evaluate((one) => one.contains(document.activeElement));
  return isInside ? [] : ["the focus isn't in what was opened"];
}

async function close(page: Page, { by, closedBy, back = by }: Opening): Promise<string[]> {
  const layer = page.locator(layers).last();
  const name = closedBy ?? "";
  // A handle, because the locator would match the layer below once this one is gone.
  const opened = await layer.elementHandle();
  const isGone = () => opened?.evaluate((one) => !one.isConnected);
  if (closedBy !== undefined) {
    await layer.getByRole("button", { name, exact: true }).last().press("Enter");
  } else {
    // A tooltip closes before the dialog below it.
    const tooltips = page.locator("[role=tooltip]");
    if ((await tooltips.count()) > 0) {
      await page.keyboard.press("Escape");
      await expect(tooltips).toHaveCount(0);
    }
    await page.keyboard.press("Escape");
  }
  await expect.poll(isGone).toBe(true);
  await comeToRest(page);
  const isBack = back === undefined || (await hasFocusSoon(page, back));
  return isBack ? [] : ["the focus doesn't come back to what opened it"];
}

async function tryToClose(page: Page): Promise<string[]> {
  const layer = page.locator(layers).last();
  await page.keyboard.press("Escape");
  await layer.getByRole("button", { name: "Close", exact: true }).press("Enter");
  await comeToRest(page);
  return (await layer.count()) > 0 ? [] : ["it closes, and what is under way goes on unseen"];
}

const hasFocusSoon = (page: Page, back: NonNullable<Opening["back"]>) =>
  expect(back(page).first())
    .toBeFocused()
    .then(() => true)
    .catch(() => false);

/** Skeletons, retries and polls run on a fake clock. */
async function waitForIt(page: Page, seen: State["seen"]): Promise<void> {
  const it = typeof seen === "function" ? seen(page) : page.getByText(seen);
  const comes = (timeout: number) => it.first().waitFor({ timeout });
  const isSoonThere = await comes(400).then(
    () => true,
    () => false,
  );
  if (isSoonThere) return;
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await comes(300);
  }).toPass({ timeout: patience, intervals: [50] });
}
