import { completeLoginState } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { readState } from "@tieout/server/sealing";
import type { Handler } from "../../operation.ts";
import { placeOfAnswer } from "./login-state.ts";

/** Keeps the provider's answer, and sends the browser to the tenant's own host to claim it (D-2). */
export const receiveLogin: Handler<"receiveLogin"> = async (
  { query },
  { tx, now, caller: { tenantId }, sealer },
) => {
  const state = readState(query.state);
  if (state?.tenantId !== tenantId) return notFound();

  const completed = await tx(async (db) => {
    const { seal } = await sealer.forTenant(db);
    const sealedResult = seal(placeOfAnswer(state.hash), JSON.stringify(query));
    return completeLoginState(db, { stateHash: state.hash, sealedResult, now });
  });
  if (!completed) return notFound();

  const address = new URL("/api/auth/claim", completed.returnOrigin);
  address.searchParams.set("state", query.state);
  return { status: 302, headers: { location: address.href } };
};
