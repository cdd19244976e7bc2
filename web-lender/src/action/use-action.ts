import { type QueryKey, useMutation } from "@tanstack/react-query";
import { type ToastMessage, useToast } from "@tieout/ui-kit";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { type Problem, problemOf } from "../api/problem.ts";

interface ActionOptions<Answer, Input> {
  /** Calls the BFF. What it throws becomes `error` and `failure`. */
  readonly call: (input: Input) => Promise<Answer>;
  /** Queries that are read again before anything else happens; a key's beginning names all below it. */
  readonly changes?: readonly QueryKey[];
  /** Also after a failure: a call of several steps may have changed something before it failed. */
  readonly changesOnFailure?: boolean;
  /** The query whose data the answer is. */
  readonly answers?: QueryKey;
  /** The toast after it succeeded. */
  readonly done?: (answer: Answer, input: Input) => ToastMessage;
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  readonly onFailed?: (failed: Failed<Input>) => unknown;
}

interface Failed<Input> {
  /** Nothing where the fault is ours. */
  readonly problem: Problem | undefined;
  /** Why it failed, in one sentence. */
  readonly failure: string;
  readonly input: Input;
}

/** What came of a run. `ignored`: the one before it wasn't over. */
export type Outcome = "done" | "failed" | "ignored";

export interface Action<Answer, Input = void> {
  readonly run: (input: Input, onDone?: (answer: Answer) => void) => Promise<Outcome>;
  readonly isPending: boolean;
  readonly isDone: boolean;
  readonly answer: Answer | undefined;
  /** What the last run was given. */
  readonly input: Input | undefined;
  readonly error: Error | null;
  /** Why it failed, in one sentence. */
  readonly failure: string | undefined;
  readonly reset: () => void;
}

/**
 * Something the reader does: one run at a time, as a second press may come before the page has changed. Afterwards
 * the query cache reads again what it changed, a toast says so, and `onDone` follows. Examples: a form with a 412 in
 * `user-edit.ts`, a deletion that is confirmed in `delete-workspace.tsx`, a switch in `hold-collection.tsx`.
 */
export function useAction<Answer, Input = void>(
  options: ActionOptions<Answer, Input>,
): Action<Answer, Input> {
  const { call, changes, changesOnFailure, answers, done, onDone, onFailed } = options;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, isSuccess, data, variables, error, reset } = useMutation({
    mutationFn: ({ input }: { readonly input: Input }) => call(input),
    meta: { answers, changes, changesOnFailure },
    onSuccess: async (answer, { input }) => {
      if (done) toast(done(answer, input));
      await onDone?.(answer, input);
    },
    onError: (fault, { input }) =>
      onFailed?.({ problem: problemOf(fault), failure: failureOf(fault), input }),
  });

  const failureOf = (fault: Error) =>
    sentenceOf(fault) || formatMessage({ id: "failure.unreachable" });

  return {
    run: async (input, whenDone) => {
      if (isUnderWay.current) return "ignored";
      isUnderWay.current = true;
      try {
        await mutateAsync({ input }, { ...(whenDone && { onSuccess: whenDone }) });
        return "done";
      } catch {
        return "failed";
      } finally {
        isUnderWay.current = false;
      }
    },
    isPending,
    isDone: isSuccess,
    answer: data,
    input: variables?.input,
    error,
    failure: error ? failureOf(error) : undefined,
    reset,
  };
}

/** Where several things are wrong, the first is said. */
function sentenceOf(error: Error): string | undefined {
  const problem = problemOf(error);
  return problem?.errors?.[0]?.description ?? problem?.description;
}
