import type { Problem } from "@tieout/web-portal/answer";
import { lazy, Suspense, useEffect, useState } from "react";
import { onFailure } from "../api/client.ts";

const SessionLostNote = lazy(async () => ({
  default: (await import("./session-lost-note.tsx")).SessionLostNote,
}));

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

/** From whichever call failed first. */
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

/** Asking for the user may find none, and a missing workspace access isn't a lost session (D-34). */
const isLoss = ({ status, type }: Problem, call: string) =>
  status === 401 && type !== "workspace-access-required" && !call.startsWith("/auth/");
