/** What the API answers: `Error` of `dex.yaml`, or a body of its operation. */
export type Reply =
  | { readonly status: 200; readonly body: object }
  | {
      readonly status: 400 | 401 | 403 | 404 | 429 | 503;
      readonly body: { readonly code: string; readonly message: string };
      readonly retryAfter?: number;
    };

export type Refusal = Exclude<Reply, { status: 200 }>;

export const refuse = (status: Refusal["status"], code: string, message: string): Refusal => ({
  status,
  body: { code, message },
});

export const ok = (body: object): Reply => ({ status: 200, body });
