import type { Knex } from "knex";
import type { Context, Middleware } from "koa";
import compose from "koa-compose";
import { type Operation, operationsOf } from "./contract.ts";
import type { Host } from "./host.ts";
import { type Authenticators, authenticate } from "./middleware/authenticate.ts";
import { authorize } from "./middleware/authorize.ts";
import { type BodyPace, limitBodyPace } from "./middleware/body-pace.ts";
import { findHost } from "./middleware/find-host.ts";
import { type AnyHandler, handle } from "./middleware/handle.ts";
import { limitIdempotencyKey } from "./middleware/idempotency-key.ts";
import { recordDenials } from "./middleware/record-denials.ts";
import {
  answerFaults,
  answerRefusals,
  checkReply,
  sayProblems,
  sendReply,
} from "./middleware/reply.ts";
import { requireRequestId } from "./middleware/request-id.ts";
import { requireSameSite } from "./middleware/same-site.ts";
import { validateInput } from "./middleware/validate-input.ts";
import type { AuthenticatedCaller, Handlers } from "./operation.ts";
import type { Proxies } from "./proxies.ts";
import { isRouted, refuseMalformedEscapes, refuseUnrouted, routesOf, type Step } from "./routes.ts";

export interface ApiDependencies<Authenticated, Services> {
  readonly pool: Knex;
  readonly now: () => Date;
  readonly host: (ctx: Context) => Promise<Host | undefined>;
  readonly proxies: Proxies;
  readonly authenticators: Authenticators<Authenticated>;
  /** On except in production: a reply that breaks the contract fails loudly. */
  readonly checkReplies: boolean;
  /** Minimum speed of bodies; the default if unset. */
  readonly bodyPace?: BodyPace;
  readonly services: Services;
}

/** Binds a portal's handlers to its contract. @throws at start if operations, handlers or public ones differ */
export function api<
  Ops,
  Authenticated extends AuthenticatedCaller,
  Services,
  PublicId extends keyof Ops & string,
>(
  contract: object,
  handlers: Handlers<Ops, Authenticated, Services, PublicId>,
  publicOperations: readonly PublicId[],
): (dependencies: ApiDependencies<Authenticated, Services>) => Middleware {
  const operations = operationsOf(contract);
  // Typed where they're written; looked up by id here.
  const handlerOf = new Map<string, AnyHandler>(Object.entries(handlers));
  agree(operations, [...handlerOf.keys()], publicOperations);

  return (dependencies) => {
    const router = routesOf(operations, (operation) => stepsOf(operation, handlerOf, dependencies));
    const pipeline: Middleware[] = [
      answerFaults,
      sendReply,
      recordDenials(dependencies),
      ...(dependencies.checkReplies ? [checkReply] : []),
      sayProblems,
      answerRefusals,
      limitBodyPace(dependencies.bodyPace),
      refuseMalformedEscapes,
      // The router adds the context its type asks for.
      router.routes() as Middleware,
      refuseUnrouted,
    ];
    const answer = compose(pipeline);
    return (ctx, next) => (isRouted(router, ctx.path, ctx.method) ? answer(ctx, next) : next());
  };
}

/** An operation's pipeline, in order. Each step continues or throws a refusal. */
function stepsOf<Authenticated extends AuthenticatedCaller, Services>(
  operation: Operation,
  handlerOf: ReadonlyMap<string, AnyHandler>,
  dependencies: ApiDependencies<Authenticated, Services>,
): Step[] {
  const { host, proxies, authenticators, pool, now } = dependencies;
  const handler = handlerOf.get(operation.id);
  if (!handler) throw new Error(`${operation.id} has no handler`);
  const begin: Step = (ctx, next) => {
    ctx.state.operation = operation;
    ctx.state.now = now();
    return next();
  };
  return [
    begin,
    findHost(host),
    requireRequestId,
    limitIdempotencyKey,
    requireSameSite(proxies),
    authenticate(authenticators, pool),
    authorize,
    validateInput,
    handle(handler, dependencies),
  ];
}

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
