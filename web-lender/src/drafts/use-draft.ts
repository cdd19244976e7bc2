import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { currentUser } from "../api/session.ts";
import { forgetDraft, keepDraft, readDraft } from "./draft-store.ts";

export interface Draft<Value> {
  readonly draft: Value;
  readonly setDraft: (draft: Value) => void;
  /** Call once saved or discarded; the page's state stays. */
  readonly forget: () => void;
}

/** Form state that survives a login, in this tab for this user and address. Values must be JSON. */
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
