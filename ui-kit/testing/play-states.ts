import { expect, type Page } from "@playwright/test";
import { actOut } from "./act-out.ts";
import { refused, unanswered } from "./answers.ts";
import { otherAppearances } from "./appearances.ts";
import { allIsAsked, type Company, often, playsAll } from "./company.ts";
import { picturesOf } from "./pictures.ts";
import type { StageTest } from "./stage.ts";
import type { AnyPage, Refused, State } from "./state.ts";

/** One test per page and state: filled, each call pending or refused in rotation, and the declared states. */
export function playStates(test: StageTest, company: Company): void {
  let turn = 0;
  for (const [name, page] of Object.entries(company.pages)) {
    for (const { title, state, kind, waitsFor } of statesOf(page)) {
      const ofTurn = inTurn(turn);
      turn += 1;
      test(`${name}, ${title}`, async ({ stage, actor }) => {
        const { usual, elsewhere } = company;
        stage.app.play({ ...elsewhere, ...usual, ...page.answers, ...state.answers });
        await actor.goto(state.address ?? page.address);

        const widths = state.widths ?? company.widths;
        await actor.setViewportSize({ width: widths[0] ?? 1440, height: 900 });
        const demands = {
          ...{ ...company, widths },
          widthsBetween: state.widths ? [] : company.widthsBetween,
          cared: kind === "filled" ? widths : ofTurn(widths),
          otherAppearances: ofTurn(otherAppearances(stage.otherBrand)),
          takePicture: picturesOf(`${name} ${title}`),
        };
        const faults = await actOut(actor, state, demands, async () => {
          if (waitsFor !== undefined) {
            await expect.poll(stage.app.asked, often).toContain(waitsFor);
          } else if (kind === "filled") {
            await allIsAsked(stage.app, page, company);
          }
        });

        expect([
          ...faults,
          ...stage.app.strangers().map((call) => `${call} has no answer`),
        ]).toEqual([]);
      });
    }
  }
}

/** Running all takes over twice as long, so by default each state gets one variant in rotation. */
const inTurn =
  (turn: number) =>
  <Each>(all: readonly Each[]): readonly Each[] =>
    playsAll ? all : all.slice(turn % all.length).slice(0, 1);

interface Played {
  readonly title: string;
  readonly state: State;
  readonly kind: "filled" | "trouble" | "own";
  /** The pending call; before it's made, the page isn't loading yet. */
  readonly waitsFor?: string;
}

function statesOf(page: AnyPage): readonly Played[] {
  const troubles = Object.entries(page.asks).flatMap(([call, refusal], index) =>
    inTurn(index)(troublesWith(call, refusal, page)),
  );
  const own = Object.entries(page.states ?? {});
  return [
    { title: "filled", state: { seen: page.seen }, kind: "filled" },
    ...troubles,
    ...own.map(([title, state]): Played => ({ title, state, kind: "own" })),
  ];
}

function troublesWith(call: string, refusal: Refused | undefined, page: AnyPage): Played[] {
  return [
    {
      title: `while ${call} isn't answered`,
      state: { answers: { [call]: unanswered }, seen: anything, after: "a while" },
      kind: "trouble",
      waitsFor: call,
    },
    {
      title: `when ${call} is refused`,
      state: {
        answers: { [call]: refused(500) },
        seen: typeof refusal === "string" ? refusal : page.seen,
      },
      kind: "trouble",
    },
  ];
}

/** Any content, as pages differ in what they show while loading. */
const anything = (page: Page) => page.locator("#root > *");
