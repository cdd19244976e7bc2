import { wayIn } from "@tieout/core/access";
import type { Language } from "@tieout/core/language";
import { statementsGate } from "@tieout/core/submission";
import { displayNameOf } from "@tieout/core/user";
import type { PastSubmission, TenantSettings } from "@tieout/server/database";
import type { Lender } from "../../operation.ts";
import { statementsRules } from "../records/enter-statements.ts";
import { presentClosedSubmission, presentSubmission, type Requester } from "./presenter.ts";

/** A row of a history, with what the reader may do about it. */
export function presentPastSubmission(
  { submission, requester, accessible: open }: PastSubmission,
  { roles }: Lender,
  settings: TenantSettings,
  language: Language,
) {
  const asker = requester && requesterOf(requester);
  const present = open ? presentSubmission : presentClosedSubmission;
  const shown = present(submission, asker, language);
  const gate = statementsGate(submission, statementsRules(settings), roles);
  return {
    submission: shown,
    may: {
      open,
      openStatements:
        open && shown.status === "complete" && gate === "open" && !submission.withheldAt,
      hide: open && shown.status !== "deleted",
      // What a retention policy has deleted can't be taken back.
      restore: open && shown.deleted,
      addYourself: !open && wayIn({ roles, member: false }) === "add-yourself",
    },
  };
}

export function requesterOf(user: NonNullable<PastSubmission["requester"]>): Requester {
  return { displayName: displayNameOf(user), emailAddress: user.emailAddress };
}
