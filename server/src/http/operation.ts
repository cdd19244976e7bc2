import type { Readable } from "node:stream";
import type { Day } from "@tieout/core/calendar/day";
import type { Language } from "@tieout/core/language";
import type { Transact, Tx } from "../database/with-tenant.ts";
import type { Host } from "./host.ts";
import type { Multipart } from "./multipart.ts";
import type { FieldError, Problem } from "./problem.ts";
import type { Headers } from "./reply.ts";
import type { GzippedJson, SerializedJson } from "./serialized-json.ts";

export interface OperationTypes {
  readonly parameters: { readonly path?: unknown; readonly query?: unknown };
  readonly requestBody?: unknown;
  readonly responses: object;
}

/** A request's input, validated. */
export interface Input<Op extends OperationTypes> {
  readonly params: Op["parameters"]["path"];
  readonly query: Given<Op["parameters"]["query"]>;
  readonly body: Content<Op["requestBody"]>;
}

/** The query object is always there; its fields are optional. */
type Given<Query> = [Exclude<Query, undefined>] extends [never]
  ? undefined
  : Exclude<Query, undefined>;

/** Allowed replies: each status with its body. */
export type Reply<Op extends OperationTypes> = {
  [Status in keyof Op["responses"]]: Content<Op["responses"][Status]> extends undefined
    ? { readonly status: Status; readonly body?: undefined; readonly headers?: Headers }
    : {
        readonly status: Status;
        readonly body: Sent<Content<Op["responses"][Status]>>;
        readonly headers?: Headers;
      };
}[keyof Op["responses"]];

/** JSON may be serialized already, and gzipped. */
type Sent<Body> = Body extends object ? Body | SerializedJson<Body> | GzippedJson<Body> : Body;

/** JSON (also JSON patch) is a value, a form its parts, the rest a stream. */
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

/** A problem has text ids; the contract's sentences are made when it's sent. */
type Unsaid<Json> = Omit<Json, "title" | "detail" | "description" | "errors"> &
  Pick<Problem, "title" | "detail"> & { readonly errors?: readonly FieldError[] };

/** Who sent a request; an unauthenticated caller has only the host's tenant (D-7). */
export interface Caller {
  readonly tenantId: string;
  /** Their portal is disabled, so nothing new begins (D-55). */
  readonly tenantDisabled?: boolean;
  /** The current settings version, if the session's lookup returned it. */
  readonly settingsVersion?: number;
}

/** An authenticated caller. */
export interface AuthenticatedCaller extends Caller {
  /** Unique in the tenant; scopes idempotency keys. */
  readonly callerId: string;
  /** The id's kind, for the audit trail: a user or a borrower's session. */
  readonly callerKind: "user" | "borrower";
}

/** What a handler may use. */
export interface CallBase<From> {
  readonly caller: From;
  readonly now: Date;
  readonly language: Language;
  /** The Accept-Language header, for regional formats. */
  readonly acceptedLanguages: string;
  /** The caller's local day, at most 14 hours from ours (D-56). */
  readonly today: Day;
  /** The client's request id, logged and passed to queued jobs. */
  readonly requestId: string;
  /** The request's host. Absolute addresses begin with `host.canonicalOrigin`. */
  readonly host: Host;
  /** The caller's network, /24 or /48: what rate limits count by (D-28). */
  readonly addressPrefix: string;
  /** A cookie by its whole name. */
  readonly cookie: (name: string) => string | undefined;
  /** The version in `If-Match`, if sent. See `etag`. */
  readonly ifMatch: number | undefined;
  /** Runs `work` in a transaction, all or nothing. Await only PostgreSQL inside. */
  readonly tx: Transact;
  /**
   * As `tx`, run once for an Idempotency-Key; a repeat gets the first reply (D-31). `work` must return the whole reply,
   * in JSON.
   */
  readonly once: <Result extends StoredReply>(work: (db: Tx) => Promise<Result>) => Promise<Result>;
}

/** A reply that can be stored and repeated. */
export interface StoredReply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Headers;
}

/** `Services` is what a portal adds: storage, keys, connectors. */
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
