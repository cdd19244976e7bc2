import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { currentUser } from "../api/session.ts";
import { forgetDraft, keepDraft, readDraft } from "./draft-store.ts";

export interface Draft<Value> {
  readonly draft: Value;
  readonly setDraft: (draft: Value) => void;
  /** Once it's saved, or given up. What is on the page stays until it's set anew. */
  readonly forget: () => void;
}

/**
 * A form's state that outlives its page: who has to log in again finds what they typed. Kept in this tab,
 * for this user, at this address; a log-out or another user clears it. Values are what JSON holds.
 */
export function useDraft<Value>(form: string, usual: Value): Draft<Value> {
  const [path] = useLocation();
  const queryClient = useQueryClient();
  const [place] = useState(() => {
    const userId = queryClient.getQueryData(currentUser().queryKey)?.id;
    return userId === undefined ? undefined : { userId, path, form };
  });
  const [first] = useState(usual);
  const [draft, setDraft] = useState(() => (place && readDraft(place, first)) ?? first);

  return {
    draft,
    setDraft: (next) => {
      setDraft(next);
      if (place) keepDraft(place, next, first);
    },
    forget: () => place && forgetDraft(place),
  };
}
