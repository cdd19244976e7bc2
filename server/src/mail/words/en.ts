import type { Words } from "./words.ts";

export const en: Words = {
  aWorkspace: "A workspace",
  reason: "You get this because this collection is reported to you.",
  changeNotifications: "Change your notifications",
  facts: {
    package: "Package",
    period: "Period",
    received: "Received",
    submittedBy: "Submitted by",
    dataQuality: "Data quality",
    stopped: "Stopped",
    reference: "Reference",
  },
  period: (from, upTo) => `${from} to ${upTo}`,
  completed: {
    subject: (workspace) => `${workspace}: records received`,
    badge: "Complete",
    heading: (workspace) => `${workspace} has shared its records`,
    sentence: (findings) => {
      const ready = "The collection you asked for is ready to review.";
      if (findings === 0) return ready;
      return findings === 1
        ? `${ready} One finding needs a look first.`
        : `${ready} ${findings} findings need a look first.`;
    },
    checks: (passed, of) => `${passed} of ${of} checks passed`,
    findings: (high, medium) => `${high} high, ${medium} medium`,
    button: "Open submission",
    note: "Figures are never sent by email. Sign in to see them.",
  },
  failed: {
    subject: (workspace) => `${workspace}: collection failed`,
    badge: "Import error",
    heading: (workspace) => `The collection for ${workspace} failed`,
    sentence: (description) =>
      `${description} Nothing was received, and the borrower’s books were not changed.`,
    preview: "Nothing was received.",
    retry: "Retry collection",
    openWorkspace: "Open workspace",
    note: (packageName) =>
      `If it fails again, send the borrower a new link: the permission may have been withdrawn in ${packageName}.`,
  },
};
