import type { Day } from "../../calendar/day.ts";
import type { Industry } from "../../industry/industry.ts";
import type { Language } from "../../language/language.ts";
import { toMinor } from "../../money/money.ts";
import type { RiskAnalysis } from "../../risk/analyze.ts";
import { benchmarks } from "../../risk/benchmarks.ts";
import type { RiskInputs } from "../../risk/inputs.ts";
import { modelHash, openPd1, type RiskModel } from "../../risk/model.ts";
import { riskOutputs } from "../../risk/outputs.ts";
import { peersSoi2013, zip3States } from "../../risk/peer-data.ts";
import { comparePeers, type PeersAbsent } from "../../risk/peers.ts";
import { riskRatios } from "../../risk/ratios.ts";
import { scoreRisk } from "../../risk/score.ts";
import { excludedPopulations, sectorShift } from "../../risk/sector.ts";
import type { RiskNote } from "../../risk/statement-notes.ts";
import { restaurant } from "../../risk/testing/firms.ts";
import type { RiskWorkbookFacts } from "../risk-facts.ts";
import { riskTexts } from "../risk-texts.ts";

interface Circumstances {
  readonly naicsCode?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly language?: Language;
  readonly model?: RiskModel;
  readonly changes?: Partial<RiskAnalysis>;
  readonly overrides?: RiskWorkbookFacts["overrides"];
}

/** An analysis of any amounts, in the form that the product stores. */
export function riskFacts(
  inputs: RiskInputs,
  {
    naicsCode,
    postalCode,
    language = "en",
    model = openPd1,
    changes,
    overrides = [],
  }: Circumstances = {},
): RiskWorkbookFacts {
  const ratios = riskRatios(inputs);
  const score = scoreRisk(model, ratios, sectorShift(model, naicsCode));
  const { totalAssets } = inputs.year;
  const compared = comparePeers({
    ...{ model, peers: peersSoi2013, industries, zip3States, naicsCode, postalCode },
    ...{ totalAssets, currency: "USD", ratios },
  });
  const peers = "absent" in compared ? undefined : compared;
  const { forward, cumulative } = scoreRisk(model, ratios, 0);
  const hasPrior = inputs.prior.sales !== undefined;

  return {
    preparation: {
      packageName: "QuickBooks Online",
      source: "package",
      asOf: new Date("2026-02-03T14:05:00Z"),
      language,
    },
    legalName: "Ridge & Vale, LLC",
    model,
    made: {
      id: "6a3c1a9e-8a4e-4cf5-9a53-3f9d2f8f8a10",
      financialRecordId: "0f9f1e0a-1b8d-4a35-8a8e-0c3c5a4f7e21",
      spreadVersion: 3,
      at: new Date("2026-02-04T09:30:00Z"),
      by: "Ada Analyst",
      naicsCode,
      industryTitle: industries.find(({ code }) => code === naicsCode)?.title,
      postalCode,
    },
    overrides,
    analysis: {
      basis: "accrual",
      currency: "USD",
      year: { year: 2025, start: "2025-01-01" as Day, end: "2025-12-31" as Day },
      ...(hasPrior && {
        prior: { year: 2024, start: "2024-01-01" as Day, end: "2024-12-31" as Day },
      }),
      figures: "Reported",
      inputs,
      shown: { year: {}, prior: {} },
      score,
      withoutSector: { forward, cumulative },
      ...(peers && { peers }),
      outputs: riskOutputs({ score, peers, benchmarks: benchmarks(inputs.year) }),
      notes: [],
      warnings: [],
      modelVersion: model.version,
      modelHash: modelHash(model),
      inputHash: "0".repeat(64),
      ...changes,
    },
  };
}

const industries: readonly Industry[] = [
  { code: "722511", title: "Full-Service Restaurants", index: [], soi: "722", soiLevel: "major" },
];

/** An adjusted analysis with every warning and note, and overrides. */
export function everyRiskFact(language: Language): RiskWorkbookFacts {
  const facts = riskFacts(restaurant, { naicsCode: "722511", postalCode: "30301", language });
  const { score, inputs } = facts.analysis;
  const day = "2025-12-31" as Day;
  const on = { amount: toMinor(500), accounts: 1, account: "1010" };
  const values = { ...on, input: "sales", start: day, end: day, days: 100 } as const;
  const codes = Object.keys(riskTexts.en.notes) as RiskNote["code"][];
  const reasons = Object.keys(riskTexts.en.warnings["peers-absent"]) as PeersAbsent[];
  return {
    ...facts,
    overrides: (["Higher", "Lower"] as const).map((direction, index) => ({
      direction,
      reason: `1010 ${index}`,
      at: new Date("2026-03-15T12:00:00Z"),
      by: facts.made.by,
    })),
    analysis: {
      ...facts.analysis,
      shown: { year: { totalDebt: toMinor(500) }, prior: { totalDebt: toMinor(500) } },
      asReported: { inputs, shown: { year: {}, prior: { totalDebt: toMinor(0) } }, score },
      // All values for each note, which uses those it needs. The compiler can't match a code with its values in a loop.
      notes: codes.map((code) => ({ code, values }) as unknown as RiskNote),
      warnings: [
        { code: "imbalance", values: { day, amount: toMinor(500) } },
        { code: "cash-basis", values: {} },
        ...excludedPopulations.map(
          (population) => ({ code: "excluded-population", values: { population } }) as const,
        ),
        ...reasons.map((reason) => ({ code: "peers-absent", values: { reason } }) as const),
      ],
    },
  };
}
