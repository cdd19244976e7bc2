import { type QueryKey, useMutation } from "@tanstack/react-query";
import { type ToastMessage, useToast } from "@tieout/ui-kit";
import { useRef } from "react";
import { type Problem, problemOf } from "../api/answer.ts";

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

export interface Action<Answer, Input = void, Fault = Error> {
  readonly run: (input: Input, onDone?: (answer: Answer) => void) => Promise<Outcome>;
  readonly isPending: boolean;
  readonly isDone: boolean;
  readonly answer: Answer | undefined;
  /** What the last run was given. */
  readonly input: Input | undefined;
  readonly error: Fault | null;
  /** Why it failed, in one sentence. */
  readonly failure: string | undefined;
  readonly reset: () => void;
}

/**
 * Makes a portal's `useAction`: something the reader does, one run at a time, as a second press may come before the page
 * has changed. Afterwards the query cache reads again what it changed (`mutationCache`), a toast says so, and `onDone`
 * follows. `useUnreachable` gives the portal's message for a server that can't be reached.
 */
export function createUseAction(useUnreachable: () => string) {
  return function useAction<Answer, Input = void, Fault = Error>(
    options: ActionOptions<Answer, Input>,
  ): Action<Answer, Input, Fault> {
    const { call, changes, changesOnFailure, answers, done, onDone, onFailed } = options;
    const unreachable = useUnreachable();
    const toast = useToast();
    const isUnderWay = useRef(false);
    const failureOf = (fault: unknown) => sentenceOf(fault) || unreachable;
    const { mutateAsync, isPending, isSuccess, data, variables, error, reset } = useMutation<
      Answer,
      Fault,
      { readonly input: Input }
    >({
      mutationFn: ({ input }) => call(input),
      meta: { answers, changes, changesOnFailure },
      onSuccess: async (answer, { input }) => {
        if (done) toast(done(answer, input));
        await onDone?.(answer, input);
      },
      onError: (fault, { input }) =>
        onFailed?.({ problem: problemOf(fault), failure: failureOf(fault), input }),
    });

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
  };
}

/** Where several things are wrong, the first is said. */
function sentenceOf(error: unknown): string | undefined {
  const problem = problemOf(error);
  return problem?.errors?.[0]?.description ?? problem?.description;
}
