type Method = "get" | "put" | "post" | "patch" | "delete";

type Operation<Paths, Path extends keyof Paths, M extends Method> = M extends keyof Paths[Path]
  ? NonNullable<Paths[Path][M]>
  : never;

/** Such as `GET /tenant/settings`. */
export type Call<Paths> = {
  [Path in keyof Paths & string]: {
    [M in Method]: Operation<Paths, Path, M> extends never ? never : `${Uppercase<M>} ${Path}`;
  }[Method];
}[keyof Paths & string];

type ReplyTo<O> = O extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & (200 | 201 | 202 | 204)]: Responses[Status] extends {
        content: { "application/json": infer Json };
      }
        ? Json
        : null;
    }[keyof Responses & (200 | 201 | 202 | 204)]
  : never;

/** The contract's response to a call; `null` where it has no body. */
export type Reply<Paths, C extends Call<Paths>> = C extends `${infer M} ${infer Path}`
  ? Path extends keyof Paths
    ? Lowercase<M> extends Method
      ? ReplyTo<Operation<Paths, Path, Lowercase<M>>>
      : never
    : never
  : never;

export interface Refusal {
  readonly refusedWith: number;
  readonly problem: object;
}

/** A problem as every BFF returns it. */
export const refused = (status: number, over: object = {}): Refusal => ({
  refusedWith: status,
  problem: {
    ...{ type: "about:blank", title: "Refused", status },
    ...{ detail: "It can't be done.", description: "It can't be done.", ...over },
  },
});

/** Leaves the call pending. */
export const unanswered = "unanswered";

/** Mocks a BFF: for each call a response of the contract, a refusal, or none. */
export type Answers<Paths> = {
  readonly [C in Call<Paths>]?: Reply<Paths, C> | Refusal | typeof unanswered;
};

/** The answer for a call's path; the template with the fewest parameters wins. */
export function answerTo(answers: Readonly<Record<string, unknown>>, method: string, path: string) {
  return Object.keys(answers)
    .filter((call) => fits(call, `${method} ${path}`))
    .toSorted((one, other) => blanksIn(one) - blanksIn(other))[0];
}

const blank = /\{\w+\}/g;
const blanksIn = (call: string) => call.match(blank)?.length ?? 0;
const fits = (call: string, asked: string) =>
  new RegExp(`^${call.replaceAll(".", "\\.").replace(blank, "[^/]+")}$`).test(asked);
