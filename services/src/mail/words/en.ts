import { severities } from "./severities.ts";
import type { Words } from "./words.ts";

export const en: Words = {
  aWorkspace: "A workspace",
  reasons: {
    default: "You get this because your address is on this lender’s list for it.",
    subscribed: "You get this because your notification settings say so.",
    asked: "You get this because you asked for these records.",
  },
  changeNotifications: "Change your notifications",
  unsubscribe: "Unsubscribe",
  facts: {
    package: "Package",
    period: "Period",
    received: "Received",
    submittedBy: "Submitted by",
    dataQuality: "Data quality",
    stopped: "Stopped",
    step: "Step",
    reference: "Reference",
    workspace: "Workspace",
    noticed: "Noticed",
    askedBy: "Asked by",
    asked: "Asked",
    invited: "Invited",
    invitedBy: "Invited by",
    sent: "Sent",
    goodUntil: "Good until",
    collected: "Collected",
    workbooks: "Workbooks",
    documents: "Documents",
    kept: "Kept",
    goFrom: "Deletion from",
  },
  period: (from, upTo) => `${from} to ${upTo}`,
  completed: {
    subject: (workspace) => `${workspace}: records received`,
    badge: "Complete",
    heading: (workspace) => `${workspace} has shared its records`,
    sentence: (findings, asked) => {
      const ready = asked
        ? "The collection you asked for is ready to review."
        : "A collection is ready to review.";
      if (findings === 0) return ready;
      return findings === 1
        ? `${ready} One finding needs a look first.`
        : `${ready} ${findings} findings need a look first.`;
    },
    checks: (passed, of) => `${passed} of ${of} checks passed`,
    findings: (high, medium) => severities([high, "high"], [medium, "medium"]),
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
    steps: {
      company: "Company",
      accounts: "Chart of accounts",
      "trial-balances": "Trial balances",
      "journal-lines": "Journal lines",
      receivables: "Accounts receivable",
      payables: "Accounts payable",
      "vendor-statements": "Reports to compare with",
      load: "Saving",
      statements: "Financial statements",
      checks: "Checks",
    },
    stepOf: (step, at, of) => `${step}, ${at} of ${of}`,
    retry: "Retry collection",
    openWorkspace: "Open workspace",
    note: (packageName) =>
      `If it fails again, send the borrower a new link: the permission may have been withdrawn in ${packageName}.`,
  },
  attention: {
    subject: (workspace) => `${workspace}: a connection needs attention`,
    badge: "Needs attention",
    heading: (workspace, packageName) => `${packageName} of ${workspace} has to be connected again`,
    sentences: {
      "not-permitted": (packageName) =>
        `Whoever connected ${packageName} may not read all of its books. Somebody with full access has to connect it.`,
      disconnected: (packageName) =>
        `${packageName} lets us read no more: the permission has ended or was taken back.`,
    },
    preview: "Until then nothing more can be collected from it.",
    button: "Open connections",
    note: "Until then nothing more can be collected from it. What was collected before stays as it is.",
  },
  accessRequested: {
    somebody: "Somebody",
    subject: (who, workspace) => `${who} asks for access to ${workspace}`,
    heading: (who) => `${who} asks for access`,
    sentence: (who, workspace) =>
      `${who} would like to open ${workspace}. You can decide because you manage its users.`,
    button: "Manage workspace users",
    note: (others) => {
      const end = "The first answer counts. Doing nothing gives no access.";
      if (others === 0) return `Nobody else was told. ${end}`;
      return others === 1
        ? `Also sent to 1 other person who manages this workspace. ${end}`
        : `Also sent to ${others} other people who manage this workspace. ${end}`;
    },
  },
  userInvited: {
    somebody: "Somebody",
    subject: (who) => `${who} was invited`,
    heading: (who) => `${who} was invited`,
    sentence: (invitedBy) =>
      invitedBy
        ? `${invitedBy} has sent an invitation to the portal.`
        : "An invitation to the portal was sent.",
    button: "Open user management",
    note: "An invitation is good once. Invite again if it runs out, or delete the user to withdraw it.",
  },
  documents: {
    subject: (workspace, count) =>
      count === 1
        ? `${workspace}: a document has come`
        : `${workspace}: ${count} documents have come`,
    badge: "Received",
    heading: (workspace) => `${workspace} has sent documents`,
    sentence: (count) =>
      count === 1
        ? "The borrower has uploaded a document. It stands with the data collection."
        : `The borrower has uploaded ${count} documents. They stand with the data collection.`,
    button: "Open data collection",
    note: "Documents are never sent by email. Sign in to see them.",
  },
  withdrawn: {
    subject: (workspace) => `${workspace}: records withdrawn`,
    badge: "Withdrawn",
    heading: (workspace) => `${workspace} has withdrawn its records`,
    sentence:
      "The borrower took back what was shared. It can no longer be opened, and access to the books has ended.",
    held: "The borrower took back what was shared, and access to the books has ended. A legal hold keeps the records for now.",
    on: "Withdrawn",
    deletedBy: "Deleted by",
    button: "Open submission",
    note: (days) =>
      `Withdrawn records are deleted within ${days} days, and a certificate says what was deleted. Copies that were saved elsewhere are yours to delete.`,
  },
  deletion: {
    subject: (workspace, day) => `${workspace}: files will be deleted on ${day}`,
    badge: (days) =>
      days === 0 ? "Deletion today" : `Deletion in ${days} ${days === 1 ? "day" : "days"}`,
    heading: (day) => `Files will be deleted on ${day}`,
    sentence: (workspace) =>
      `Your retention policy removes what was collected of ${workspace} after a set time.`,
    workbooks: (revisions, files) =>
      `${revisions} ${revisions === 1 ? "revision" : "revisions"}, ${files} ${files === 1 ? "file" : "files"}`,
    documents: (files) => `${files} ${files === 1 ? "file" : "files"}`,
    kept: "Collection details, and a certificate of what was deleted",
    button: "Review and download",
    note: "After that day the files cannot be restored. You can collect the records again with a new link.",
    many: {
      subject: (collections, day) =>
        `Files of ${collections} collections will be deleted from ${day} on`,
      heading: (collections, day) =>
        `Files of ${collections} collections will be deleted from ${day} on`,
      sentence: "Your retention policy removes what was collected after a set time.",
      others: "Others",
      more: (collections) =>
        `${collections} more ${collections === 1 ? "collection" : "collections"}`,
      button: "See all collections",
    },
  },
};
