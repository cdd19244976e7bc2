/** How V8 is bounded in a worker, as its image has it. */
export const workerFlags = ["--max-old-space-size=144", "--max-semi-space-size=16"] as const;
