import { dayAt } from "@tieout/core/calendar";
import { acceptedLanguage, type Language } from "@tieout/core/language";
import { type Sentences, translator } from "@tieout/core/sentence";
import type { Knex } from "knex";
import type { Context, Middleware } from "koa";
import {
  isParentGone,
  isPassing,
  type Transact,
  type Tx,
  withTenantAgain,
} from "../database/index.ts";
import { type Operation, operationsOf, type SecurityScheme } from "./contract.ts";
import { cookieOf } from "./cookies.ts";
import { versionOf } from "./etag.ts";
import { type Host, misdirected } from "./host.ts";
import { longestKey, once } from "./idempotency.ts";
import { type BodyPace, inTime } from "./middleware/body-pace.ts";
import { showsCredentials, writeDenial } from "./middleware/record-denials.ts";
import { cameFromElsewhere } from "./middleware/same-site.ts";
import { readInput } from "./middleware/validate-input.ts";
import { clampedOffset } from "./offset.ts";
import type { AuthenticatedCaller, CallBase, Caller, Handlers, StoredReply } from "./operation.ts";
import { invalid, notFound, problem } from "./problem.ts";
import { type Proxies, prefixOf } from "./proxies.ts";
import { answerRefusals } from "./refusal.ts";
import { type AnyReply, holdToContract, send } from "./reply.ts";
import type { RequestState } from "./request-log.ts";
import { type Route, router } from "./router.ts";
import { chassisSentences } from "./sentences.ts";
import { spokenReply } from "./spoken-reply.ts";

/**
 * Authenticates a request by one security scheme: gives the caller, why a session that was theirs has ended, or
 * nothing. A caller belongs to the host's tenant.
 */
export type Authenticator<From> = (
  ctx: Context,
  context: AuthenticationContext,
) => Promise<From | Refused | undefined>;

/** Replied in place of the usual 401, unless another scheme authenticates the caller. */
export interface Refused {
  readonly refused: AnyReply;
}

export interface AuthenticationContext {
  readonly host: Host;
  readonly now: Date;
  readonly pool: Knex;
  readonly tx: Transact;
}

/** What the API of a portal needs from beyond this file. */
export interface ApiDependencies<Authenticated, Services> {
  readonly pool: Knex;
  readonly now: () => Date;
  readonly host: (ctx: Context) => Promise<Host | undefined>;
  readonly proxies: Proxies;
  /** A scheme without an authenticator authenticates nobody; `public` needs none. */
  readonly authenticators: {
    readonly [Scheme in Exclude<SecurityScheme, "public">]?: Authenticator<Authenticated>;
  };
  /** On everywhere but in production: a reply that breaks the contract fails loudly. */
  readonly checkReplies: boolean;
  /** How fast bodies have to come; the usual where it isn't said. */
  readonly bodyPace?: BodyPace;
  /** Handed on to each handler, as it is. */
  readonly services: Services;
}

/**
 * Binds a portal's handlers to its contract. Gives the middleware, once it's given what it depends on.
 * `sentences` are what the portal's own problems say, in the other languages. Throws at start when the contract
 * and the handlers don't agree on what there is, or on which operations anybody may ask.
 */
export function api<
  Ops,
  Authenticated extends AuthenticatedCaller,
  Services,
  PublicId extends keyof Ops & string,
>(
  contract: object,
  handlers: Handlers<Ops, Authenticated, Services, PublicId>,
  publicOperations: readonly PublicId[],
  sentences: Sentences = {},
): (dependencies: ApiDependencies<Authenticated, Services>) => Middleware {
  const operations = operationsOf(contract);
  // Their types are held where they're written; here they're met by their ids alone.
  const handlerOf = new Map<string, AnyHandler>(Object.entries(handlers));
  agree(operations, [...handlerOf.keys()], publicOperations);
  const find = router(operations);
  const translate = translator({ ...chassisSentences, ...sentences });

  return (dependencies) => async (ctx, next) => {
    const inApi = /^\/api(\/|$)/i.test(ctx.path);
    const found = find(ctx.method, ctx.path.replace(/^\/api(?=\/|$)/i, ""));
    const route = found.result === "route" ? found.route : undefined;
    if (!inApi && !route?.operation.alsoWithoutApi) return next();

    const language = acceptedLanguage(ctx.get("accept-language"));
    const reply = (answered: AnyReply) => spokenReply(answered, language, translate);
    try {
      if (found.result === "other-methods") ctx.set("allow", found.allow.join(", "));
      const asked: Asked = { found: found.result, route, inApi, language };
      const answered = await inTime(ctx, answer(ctx, dependencies, asked), dependencies.bodyPace);
      await noteDenial(ctx, dependencies, asked, answered);
      send(ctx, reply(answered), route?.operation);
    } catch (fault) {
      // Its workspace was deleted while it was being made, and nothing before had to look at that.
      if (isParentGone(fault)) return send(ctx, reply(notFound()));
      ctx.app.emit("error", fault, ctx);
      if (isPassing(fault)) return send(ctx, reply(tryAgainSoon()));
      const failure = "Something went wrong on our side.";
      send(ctx, reply(problem(500, "fault", failure, "Please try again.")));
    }
  };

  async function answer(
    ctx: Context,
    dependencies: ApiDependencies<Authenticated, Services>,
    asked: Asked,
  ): Promise<AnyReply> {
    const { found, route, inApi, language } = asked;
    if (found === "other-methods") {
      return problem(405, "method", "This can't be done here.");
    }
    if (!route) return notFound();
    const { operation } = route;
    const state = ctx.state as Partial<RequestState>;
    state.operation = operation.id;
    const host = await dependencies.host(ctx);
    if (!host) return misdirected();
    state.tenantId = host.tenantId;
    if (!host.known && !isPublicPage(operation)) return misdirected();

    const requestId = state.requestId ?? ctx.get("request-id");
    if (inApi && !ctx.get("request-id") && !operation.navigable && !operation.byProgram)
      return noRequestId();
    if (ctx.get("idempotency-key").length > longestKey) return keyTooLong();
    if (cameFromElsewhere(ctx, operation, dependencies.proxies.addressOf(ctx).origin)) {
      return problem(403, "cross-site", "This was sent from another site.");
    }
    const now = dependencies.now();
    const { pool } = dependencies;
    const { tenantId } = host;
    const caller = await authenticate(ctx, operation, dependencies, {
      host,
      now,
      pool,
      tx: (work) => withTenantAgain(pool, tenantId, work),
    });
    if (isRefused(caller)) return caller.refused;
    asked.caller = caller;
    if (caller.tenantId !== host.tenantId) throw new Error("A caller of another tenant came in");

    if (caller.tenantDisabled && !operation.whileDisabled) return tenantDisabled();

    const read = await readInput(ctx, route);
    if (read.result === "refused") return read.reply;
    // By the contract's word for it, which is a uuid wherever it stands.
    asked.params = read.input.params as NonNullable<Asked["params"]>;

    const { settingsVersion } = caller;
    const tx: Transact = (work) => withTenantAgain(pool, tenantId, work, { settingsVersion });
    const call: CallBase<Caller> = {
      caller,
      now,
      language,
      acceptedLanguages: ctx.get("accept-language"),
      today: dayAt(now, clampedOffset(ctx.get("timezone-offset"))),
      requestId,
      host,
      addressPrefix: prefixOf(dependencies.proxies.addressOf(ctx).client),
      cookie: (name) => cookieOf(ctx, name),
      ifMatch: versionOf(ctx.get("if-match")),
      tx,
      once: <Result extends StoredReply>(work: (db: Tx) => Promise<Result>) =>
        once(tx, work, {
          operation: operation.id,
          caller,
          key: ctx.get("idempotency-key"),
          input: read.input,
        }),
    };
    const handler = handlerOf.get(operation.id);
    if (!handler) throw new Error(`${operation.id} has no handler`);
    const reply = await answerRefusals(() =>
      handler(read.input, { ...dependencies.services, ...call }),
    );
    if (dependencies.checkReplies) holdToContract(operation, reply);
    return reply;
  }
}

/** Puts a denial on the audit trail. The answer goes out whether that succeeds or not. */
async function noteDenial<Authenticated, Services>(
  ctx: Context,
  { pool, proxies, now }: ApiDependencies<Authenticated, Services>,
  { route, caller, params }: Asked,
  reply: AnyReply,
): Promise<void> {
  const { tenantId, requestId } = ctx.state as Partial<RequestState>;
  if (!route || tenantId === undefined) return;
  const { operation } = route;
  const tx: Transact = (work) => withTenantAgain(pool, tenantId, work);
  const answered = {
    ...{ operation, reply, showsCredentials: showsCredentials(ctx) },
    ...(caller && { caller }),
    ...(params && { params }),
  };
  const addressPrefix = prefixOf(proxies.addressOf(ctx).client);
  try {
    await writeDenial(tx, answered, { addressPrefix, requestId: requestId ?? "", now: now() });
  } catch (fault) {
    ctx.app.emit("error", fault, ctx);
  }
}

/** The database is away, or took too long and was broken off. */
function tryAgainSoon(): AnyReply {
  const title = "We can't do this at the moment.";
  const detail = "Please try again in a few seconds.";
  return { ...problem(503, "try-again", title, detail), headers: { "retry-after": "5" } };
}

/** What was asked for, before anything is known of who asks. */
interface Asked {
  readonly found: ReturnType<ReturnType<typeof router>>["result"];
  readonly route: Route | undefined;
  readonly inApi: boolean;
  readonly language: Language;
  /** Once it is authenticated. */
  caller?: Caller;
  /** Of its address, once they're held to the contract. */
  params?: { readonly workspaceId?: string };
}

type AnyHandler = (input: unknown, call: unknown) => Promise<AnyReply>;

/** Tries one scheme after the other. The first that knows why it refuses says so. */
async function authenticate<Authenticated extends AuthenticatedCaller, Services>(
  ctx: Context,
  operation: Operation,
  { authenticators }: ApiDependencies<Authenticated, Services>,
  context: AuthenticationContext,
): Promise<Caller | Refused> {
  let refusal: Refused | undefined;
  for (const scheme of operation.security) {
    if (scheme === "public") return { tenantId: context.host.tenantId };
    const caller = await authenticators[scheme]?.(ctx, context);
    if (caller && !isRefused(caller)) return caller;
    refusal ??= caller;
  }
  return refusal ?? { refused: problem(401, "no-session", "Please sign in.") };
}

const isRefused = (answer: Caller | Refused): answer is Refused => "refused" in answer;

/** What an unknown host still shows of the default tenant (D-7). */
function isPublicPage({ method, security, navigable, alsoWithoutApi }: Operation): boolean {
  const isOfPage = !navigable || alsoWithoutApi;
  return method === "GET" && security.includes("public") && isOfPage;
}

/** What everybody is told who comes while their flow is switched off, administrators too (D-55). */
export const tenantDisabled = () =>
  problem(403, "tenant-disabled", "This is switched off at the moment.");

const noRequestId = () =>
  invalid([{ pointer: "/header/request-id", code: "required", description: "This is required." }]);

const keyTooLong = () =>
  invalid([
    {
      pointer: "/header/idempotency-key",
      code: "maxLength",
      description: `This has more than ${longestKey} characters.`,
    },
  ]);

function agree(
  operations: readonly Operation[],
  handled: readonly string[],
  publicOperations: readonly string[],
): void {
  const ids = operations.map(({ id }) => id);
  const open = operations.filter(({ security }) => security.includes("public")).map(({ id }) => id);
  const differences = [
    ...except(ids, handled).map((id) => `${id} has no handler`),
    ...except(handled, ids).map((id) => `${id} isn't in the contract`),
    ...except(open, publicOperations).map((id) => `${id} is public in the contract alone`),
    ...except(publicOperations, open).map((id) => `${id} isn't public in the contract`),
  ];
  if (differences.length > 0) throw new Error(differences.join("; "));
}

const except = (these: readonly string[], those: readonly string[]) =>
  these.filter((id) => !those.includes(id));
