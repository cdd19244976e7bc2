import { problem } from "@tieout/server/http";
import type { Wire } from "./presenters/wire.ts";

/** Somebody was faster; with what they have made of it (D-31). */
export function workspaceConflict(current: Wire["WorkspaceDetails"]) {
  const { status, body } = problem(
    412,
    "changed-meanwhile",
    "Somebody else has changed this workspace.",
    "Look at what has changed, then save again.",
  );
  return { status, body: { ...body, current } };
}
