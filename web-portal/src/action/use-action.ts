import { type QueryKey, useMutation } from "@tanstack/react-query";
import { type ToastMessage, useToast } from "@tieout/ui-kit";
import { useRef } from "react";
import { type Problem, problemOf } from "../api/answer.ts";

interface ActionOptions<Answer, Input> {
  /** What it throws becomes `error` and `failure`. */
  readonly call: (input: Input) => Promise<Answer>;
  /** Queries to refetch first; a key prefix covers every key below it. */
  readonly changes?: readonly QueryKey[];
  /** Also after a failure: a multi-step call may have changed something before it failed. */
  readonly changesOnFailure?: boolean;
  /** The query whose data the response is. */
  readonly answers?: QueryKey;
  readonly done?: (answer: Answer, input: Input) => ToastMessage;
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  readonly onFailed?: (failed: Failed<Input>) => unknown;
}

interface Failed<Input> {
  /** Undefined for a fault of ours. */
  readonly problem: Problem | undefined;
  /** Why it failed, in one sentence. */
  readonly failure: string;
  readonly input: Input;
}

/** `ignored`: the previous run wasn't over. */
export type Outcome = "done" | "failed" | "ignored";

export interface Action<Answer, Input = void, Fault = Error> {
  readonly run: (input: Input, onDone?: (answer: Answer) => void) => Promise<Outcome>;
  readonly isPending: boolean;
  readonly isDone: boolean;
  readonly answer: Answer | undefined;
  readonly input: Input | undefined;
  readonly error: Fault | null;
  readonly failure: string | undefined;
  readonly reset: () => void;
}

/**
 * Makes a portal's `useAction`: one run at a time, since a second press may come before the page
 * changes. Afterwards `mutationCache` refetches what changed, then the toast and `onDone` follow.
 * `useUnreachable` gives the message for a server that can't be reached.
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

/** Where several things are wrong, the first. */
function sentenceOf(error: unknown): string | undefined {
  const problem = problemOf(error);
  return problem?.errors?.[0]?.description ?? problem?.description;
}
