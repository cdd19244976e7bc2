import { type Minor, toMinor } from "@tieout/core/money";
import { riskAmounts, type RiskInputs as ScoredInputs } from "@tieout/core/risk/inputs";
import { modelHash, openPd1 } from "@tieout/core/risk/model";
import { applyMove, type MoveRefusal, type RiskMove } from "@tieout/core/risk/moves";
import { riskRatios } from "@tieout/core/risk/ratios";
import { scoreRisk } from "@tieout/core/risk/score";
import type { RiskInputs } from "../../api/risk.ts";

export type Tried = { readonly cumulative: readonly number[] } | { readonly refused: MoveRefusal };

/** Scores the inputs after a move, in the browser. The analysis must be of this model: see `triesModel`. */
export function tryMove(inputs: RiskInputs, sectorShift: number, move: RiskMove): Tried {
  const moved = applyMove(scoredInputs(inputs), move);
  if ("refused" in moved) return moved;
  return scoreRisk(openPd1, riskRatios(moved.inputs), sectorShift);
}

/** Whether an analysis is of the browser's model. Others can't be tried. */
export const triesModel = (hash: string) => hash === ownHash;

const ownHash = modelHash(openPd1);

function scoredInputs({ figures }: RiskInputs): ScoredInputs {
  const amounts = (of: "value" | "priorValue") =>
    Object.fromEntries(
      riskAmounts.flatMap((name): [string, Minor][] => {
        const amount = figures.find((figure) => figure.name === name)?.[of] ?? null;
        return amount === null ? [] : [[name, toMinor(amount)]];
      }),
    );
  return { year: amounts("value"), prior: amounts("priorValue") };
}
