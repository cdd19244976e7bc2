import type { Problem } from "@tieout/web-portal/answer";
import { lazy, Suspense, useEffect, useState } from "react";
import { onFailure } from "../api/client.ts";

const SessionLostNote = lazy(async () => ({
  default: (await import("./session-lost-note.tsx")).SessionLostNote,
}));

/** The session ended under somebody's hands. */
export function SessionLost() {
  const description = useLoss();

  return (
    description !== undefined && (
      <Suspense>
        <SessionLostNote>{description}</SessionLostNote>
      </Suspense>
    )
  );
}

/** What the first call said that met the end, whichever it was. */
function useLoss(): string | undefined {
  const [description, setDescription] = useState<string>();
  useEffect(
    () =>
      onFailure((problem, call) => {
        if (isLoss(problem, call)) setDescription(problem.description);
      }),
    [],
  );
  return description;
}

/** Asking who is there may find nobody, and who has no access to a workspace has a session all the same (D-34). */
const isLoss = ({ status, type }: Problem, call: string) =>
  status === 401 && type !== "workspace-access-required" && !call.startsWith("/auth/");
