import { claimLoginState, findTenant, findUserBySubject, type Tx } from "@tieout/server/database";
import { clearCookie, notFound } from "@tieout/server/http";
import { hashOf, readState } from "@tieout/server/sealing";
import type { Handler } from "../../operation.ts";
import { type Admitted, acceptByLogin } from "./accept-by-login.ts";
import { loginCookie } from "./cookies.ts";
import type { Person } from "./identity-provider.ts";
import { callbackAddress, placeOfAnswer, placeOfVerifier } from "./login-state.ts";
import { warnOfProvider } from "./provider-trouble.ts";
import { listProviders } from "./providers.ts";
import { openSession } from "./session.ts";

/** Opens the session of whoever the provider vouches for, in the browser that began (D-1, D-2). */
export const claimLogin: Handler<"claimLogin"> = async ({ query: { state } }, call) => {
  const { tx, now, cookie, requestId, sealer, identityProviders, callbackOrigin } = call;
  const stateHash = readState(state)?.hash;
  const browser = cookie(loginCookie);
  if (!stateHash || !browser) return notFound();

  const claimed = await tx(async (db) => {
    const found = await claimLoginState(db, { stateHash, browserHash: hashOf(browser), now });
    const providers = await listProviders(db, sealer);
    const provider = providers.find(({ id }) => id === found?.identityProviderId);
    if (!found || !provider) return undefined;
    const { open } = await sealer.forTenant(db);
    const answer = open(placeOfAnswer(stateHash), found.sealedResult).toString();
    const codeVerifier = open(placeOfVerifier(stateHash), found.sealedCodeVerifier).toString();
    const { lenderDisabled } = await findTenant(db);
    return { ...found, provider, answer, codeVerifier, lenderDisabled };
  });
  if (!claimed) return notFound();
  if (claimed.lenderDisabled) return to("/ldisabled");

  const { provider, nonce, codeVerifier } = claimed;
  const address = new URL(callbackAddress(callbackOrigin));
  address.search = new URLSearchParams(JSON.parse(claimed.answer)).toString();
  const answered = await identityProviders
    .redeem(provider, { address: address.href, state, nonce, codeVerifier })
    .catch((thrown) => warnOfProvider(call, provider, thrown));
  if (!answered) return to("/login?error=provider");

  return tx(async (db) => {
    const { idToken, person } = answered;
    const { invitationId } = claimed;
    const admitted =
      invitationId === null
        ? await knownUser(db, person)
        : await acceptByLogin(db, { invitationId, person, requestId, now });
    if (admitted.result === "refused") return to(admitted.location);

    const { user } = admitted;
    const session = await openSession(db, sealer, {
      userId: user.id,
      idToken,
      requestId,
      now,
      identityProviderId: provider.id,
      ...(person.timeZone !== undefined && { timeZone: person.timeZone }),
    });
    return to("/businesses", session.cookie);
  });
};

/** Never by address: whoever isn't bound to this very person yet needs an invitation (D-1). */
async function knownUser(db: Tx, person: Person): Promise<Admitted> {
  const user = await findUserBySubject(db, person);
  return user?.status === "Active"
    ? { result: "admitted", user }
    : { result: "refused", location: "/login?error=unknown" };
}

function to(location: string, ...cookies: readonly string[]) {
  const headers = { location, "set-cookie": [clearCookie(loginCookie), ...cookies] };
  return { status: 302, headers } as const;
}
