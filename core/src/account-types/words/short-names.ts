import type { WordEvidence } from "../word-evidence.ts";

/** Words cut short, as packages with little room for a name have them. */
export const shortNameWords: readonly WordEvidence[] = [
  {
    says: { revenue: 4 },
    words: "^ fors | vtas? | vtes?",
    unless: "res | vinst | forl | forlust | *kostn* | ack",
  },
  {
    says: { expense: 3.5, opex: 1.5 },
    words: "kostn | *kostn | *omkostn | aufw | *aufw | gtos?",
    unless: "forutb* | ack",
  },
  {
    says: { income: 4 },
    words: "*ranteint | rorelseint | sidoint | hyresint | ertr | *zinsertr",
    unless: "uppl | upplupna | forutb*",
  },
  {
    says: { interest_expense: 5 },
    words: "^ rta | rtakostn*",
    unless: "intakt* | int | fordr",
  },
  {
    says: { asset: 4, other_current_asset: 1 },
    words: "fordr | *fordr",
    unless: "forl | forlust* | nedskr* | skuld* | valutakurs* | res",
  },
  {
    says: { other_expense: 5, expense: 2, asset: -4 },
    words: "^ forl",
  },
  {
    says: { other_current_asset: 6, expense: -4 },
    words: "forutbet? | forutb | vorausbez*",
    unless: "intakt* | inntekt* | int | ersatt*",
  },
  {
    says: { other_current_liability: 5 },
    words: "uppl",
    unless: "int | intakt* | ink | ranteint",
  },
  {
    says: { liability: 4 },
    words: "verbindl | kortfr sk | langfr sk | levsk | lev skuld*",
  },
];
