import type { Middleware } from "koa";

export interface ReadinessCheck {
  readonly name: string;
  readonly check: () => Promise<void>;
}

const patience = 2_000;

/** `/healthz`: alive. `/readyz`: 503 with the names of failed checks, or while stopping so no new work arrives. */
export function health(checks: readonly ReadinessCheck[], stopping: () => boolean): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== "/healthz" && ctx.path !== "/readyz") return next();
    ctx.set("cache-control", "no-store");
    if (ctx.path === "/healthz") {
      ctx.body = { alive: true };
      return;
    }
    const results = await Promise.all(
      checks.map(async ({ name, check }) => [name, await works(check)] as const),
    );
    const ready = !stopping() && results.every(([, isWell]) => isWell);
    ctx.status = ready ? 200 : 503;
    ctx.body = { ready, checks: Object.fromEntries(results) };
  };
}

async function works(check: ReadinessCheck["check"]): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  const well = check().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([well, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
