/** The parts of our words that a lender can have words of its own for, by how their ids begin. */
export const sections = [
  ...[
    "ask",
    "completion",
    "confirm",
    "confirming",
    "copy",
    "count",
    "deleted",
    "desktop",
    "disabled",
  ],
  ...["documents", "ended", "expired", "failure", "file", "frame", "group", "incomplete", "info"],
  ...["landing", "limit", "link", "not-found", "package", "parameters", "portal", "progress"],
  ...["receipt", "request", "trouble"],
];
