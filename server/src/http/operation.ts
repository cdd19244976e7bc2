import type { Readable } from "node:stream";
import type { Day } from "@tieout/core/calendar/day";
import type { Language } from "@tieout/core/language";
import type { Transact, Tx } from "../database/with-tenant.ts";
import type { Host } from "./host.ts";
import type { Multipart } from "./multipart.ts";
import type { FieldError, Problem } from "./problem.ts";
import type { Headers } from "./reply.ts";
import type { SerializedJson } from "./serialized-json.ts";

/** What openapi-typescript says of one operation. */
export interface OperationTypes {
  readonly parameters: { readonly path?: unknown; readonly query?: unknown };
  readonly requestBody?: unknown;
  readonly responses: object;
}

/** What a request brings, already checked against the contract. */
export interface Input<Op extends OperationTypes> {
  readonly params: Op["parameters"]["path"];
  readonly query: Given<Op["parameters"]["query"]>;
  readonly body: Content<Op["requestBody"]>;
}

/** A query is always there, if only empty; its fields are optional by themselves. */
type Given<Query> = [Exclude<Query, undefined>] extends [never]
  ? undefined
  : Exclude<Query, undefined>;

/** Every answer the contract allows: a status together with the body that belongs to it. */
export type Reply<Op extends OperationTypes> = {
  [Status in keyof Op["responses"]]: Content<Op["responses"][Status]> extends undefined
    ? { readonly status: Status; readonly body?: undefined; readonly headers?: Headers }
    : {
        readonly status: Status;
        readonly body: Sent<Content<Op["responses"][Status]>>;
        readonly headers?: Headers;
      };
}[keyof Op["responses"]];

/** As much may be sent: JSON may have been written before. */
type Sent<Body> = Body extends object ? Body | SerializedJson<Body> : Body;

/** JSON of any kind (JSON patch too) is a value, a form its parts, the rest a stream. */
type Content<Message> = Message extends { readonly content: infer ByType }
  ? { [Type in keyof ByType]: ContentOf<Type, ByType[Type]> }[keyof ByType]
  : undefined;

type ContentOf<Type, Json> = Type extends "application/problem+json"
  ? Unsaid<Json>
  : Type extends `${string}json`
    ? Json
    : Type extends `multipart/${string}`
      ? Multipart
      : Readable;

/** A problem says its texts by id; the sentences that the contract declares are made as it's sent. */
type Unsaid<Json> = Omit<Json, "title" | "detail" | "description" | "errors"> &
  Pick<Problem, "title" | "detail"> & { readonly errors?: readonly FieldError[] };

/** Who sent a request; all that is known of an unauthenticated one is the tenant that its host names (D-7). */
export interface Caller {
  readonly tenantId: string;
  /** Their flow is switched off, so that nothing new begins (D-55). */
  readonly tenantDisabled?: boolean;
  /** Which version of the tenant's settings holds now, where the session's look-up said it. */
  readonly settingsVersion?: number;
}

/** A caller that a security scheme has authenticated. */
export interface AuthenticatedCaller extends Caller {
  /** Tells this caller from every other one of the tenant; idempotency keys are each caller's own. */
  readonly callerId: string;
  /** What the id is of, for the audit trail: a user, or a borrower's session. */
  readonly callerKind: "user" | "borrower";
}

/** What a handler may use: the caller, the time, and transactions on the tenant's data. */
export interface CallBase<From> {
  readonly caller: From;
  readonly now: Date;
  /** What the caller reads. */
  readonly language: Language;
  /** The Accept-Language header: which country's habits the caller has. */
  readonly acceptedLanguages: string;
  /** The day it is where the caller sits, at most 14 hours from ours (D-56). */
  readonly today: Day;
  /** The client's word for this request; in every log line, and in what the request queues. */
  readonly requestId: string;
  /** The address this came in by. Absolute addresses begin with `host.canonicalOrigin`. */
  readonly host: Host;
  /** The caller's network, /24 or /48: what rate limits count by (D-28). */
  readonly addressPrefix: string;
  /** A cookie by its whole name. */
  readonly cookie: (name: string) => string | undefined;
  /** The version that `If-Match` names, where the client sent one. See `etag`. */
  readonly ifMatch: number | undefined;
  /** Commits what `work` did, all or nothing. Wait for nobody but PostgreSQL inside. */
  readonly tx: Transact;
  /**
   * As `tx`, for what costs: with an Idempotency-Key the same request is done once, and asked again
   * answers what it answered then (D-31). What `work` gives back must be the whole reply, in JSON.
   */
  readonly once: <Result extends StoredReply>(work: (db: Tx) => Promise<Result>) => Promise<Result>;
}

/** A reply that can be kept and given again. */
export interface StoredReply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Headers;
}

/** `Services` is what a portal adds for its handlers: storage, keys, connectors. */
export type Call<From, Services = object> = CallBase<From> & Readonly<Services>;

export type Handler<Op extends OperationTypes, From, Services = object> = (
  input: Input<Op>,
  call: Call<From, Services>,
) => Promise<Reply<Op>>;

/** One handler an operation; those of `PublicId` get an unauthenticated caller. */
export type Handlers<Ops, Authenticated, Services, PublicId extends keyof Ops> = {
  readonly [Id in keyof Ops]: Ops[Id] extends OperationTypes
    ? Handler<Ops[Id], Id extends PublicId ? Caller : Authenticated, Services>
    : never;
};
