import { expect } from "@playwright/test";
import { layersIn } from "./layers-in.ts";
import { isOf, routesIn } from "./routes-in.ts";
import type { StageTest } from "./stage.ts";
import type { AnyPage } from "./state.ts";

export interface Whole {
  readonly pages: Readonly<Record<string, AnyPage>>;
  readonly routers: readonly URL[];
  /** Values of path constants that routers use. */
  readonly named?: Readonly<Record<string, string>>;
  readonly leadOn: readonly string[];
  /** Routes and dialog sources without states yet. Listing one that has states fails too. */
  readonly unplayed: readonly string[];
  /** Folders with the app's dialogs, named relative to the first. */
  readonly sources: readonly URL[];
}

/** Fails when a new route or a new dialog source has no states. */
export function expectAll(
  test: StageTest,
  { pages, routers, named, leadOn, unplayed, sources }: Whole,
): void {
  const played = Object.values(pages).flatMap(({ address, states = {} }) => [
    { address, opens: undefined },
    ...Object.values(states).map((state) => ({
      opens: state.opens,
      address: state.address ?? address,
    })),
  ]);

  test("every route has a page in its states", () => {
    const routes = routers.flatMap((router) => routesIn(router, named));
    const without = routes.filter(
      (route) => !leadOn.includes(route) && !played.some(({ address }) => isOf(route, address)),
    );

    expect(without).toEqual(unplayed.filter((one) => one.startsWith("/")));
    expect(leadOn.filter((route) => !routes.includes(route))).toEqual([]);
  });

  test("every source with a dialog, a menu or a popover has it opened", () => {
    const [app] = sources;
    const opened = played.flatMap(({ opens }) =>
      opens && app ? [new URL(opens.source, app).href] : [],
    );
    const without = sources.flatMap((folder) =>
      layersIn(folder).filter((file) => !opened.includes(new URL(file, folder).href)),
    );

    expect(without.toSorted()).toEqual(unplayed.filter((one) => !one.startsWith("/")).toSorted());
  });
}
