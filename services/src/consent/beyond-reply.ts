import type { Beyond } from "@tieout/core/consent/consent";
import { type ProblemText, problem } from "@tieout/server/http/problem";

/** Refuses a read that goes beyond what was agreed to, and names each excess. */
export function beyondConsent(beyond: readonly Beyond[]) {
  const { status, body } = problem(409, "beyond-consent", {
    title: "beyond-consent",
    detail: "beyond-consent-ask-anew",
  });
  const errors = beyond.map((each) => ({
    pointer: `/consent/${parts[each.code]}`,
    code: each.code === "not-live" ? each.state : each.code,
    description: said(each),
  }));
  return { status, body: { ...body, errors } };
}

const parts = {
  "no-consent": "state",
  "not-live": "state",
  "other-company": "company",
  once: "term",
  groups: "groups",
  bases: "bases",
  names: "names",
  "earlier-years": "days",
  "earlier-days": "days",
  "later-days": "days",
} as const satisfies Record<Beyond["code"], string>;

function said(beyond: Beyond): ProblemText {
  switch (beyond.code) {
    case "no-consent":
      return "beyond-no-consent";
    case "not-live":
      return states[beyond.state];
    case "other-company":
      return "beyond-company";
    case "once":
      return "beyond-once";
    case "groups":
      return "beyond-groups";
    case "bases":
      return "beyond-bases";
    case "names":
      return "beyond-names";
    case "earlier-years":
    case "earlier-days":
      return "beyond-earlier";
    case "later-days":
      return "beyond-later";
  }
}

const states = {
  agreed: "beyond-not-confirmed",
  paused: "beyond-paused",
  used: "beyond-used",
  expired: "beyond-expired",
  ended: "beyond-ended",
  superseded: "beyond-superseded",
} as const;
