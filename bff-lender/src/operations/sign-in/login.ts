import { acceptInvitation, invitationState } from "@tieout/core/user";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { clearCookie } from "@tieout/server/http/cookies";
import { notFound, problem } from "@tieout/server/http/problem";
import { hashOf, readState } from "@tieout/server/sealing/secrets";
import { claimLoginState, completeLoginState } from "@tieout/services/sessions/session";
import { lockInvitation, recordInvitationAccepted } from "@tieout/services/users/invitations";
import { bindUser, findUser, findUserBySubject, type User } from "@tieout/services/users/user";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import type { Person } from "./identity-provider.ts";
import { listProviders } from "./providers.ts";
import { loginCookie, openSession } from "./session.ts";
import {
  callbackAddress,
  limitLogins,
  placeOfAnswer,
  placeOfVerifier,
  startLogin,
  warnOfProvider,
} from "./start-login.ts";

/** For logins by address; the portal's page uses `openLogin`. */
export const beginLogin: Handler<"beginLogin"> = async ({ query: { uiLocales } }, call) => {
  await limitLogins(call);

  const { lenderDisabled } = await call.tx(findTenant);
  if (lenderDisabled) return { status: 302, headers: { location: "/ldisabled" } };

  const { location, cookie } = await startLogin(call, { uiLocales });
  return { status: 302, headers: { location, "set-cookie": cookie } };
};

/** Begins a login for a page, which stays open to show a failure. */
export const openLogin: Handler<"openLogin"> = async (
  { body: { uiLocales, otherAccount } },
  call,
) => {
  await limitLogins(call);

  const { lenderDisabled } = await call.tx(findTenant);
  if (lenderDisabled) return problem(403, "tenant-disabled", { title: "portal-closed" });

  const { location, cookie } = await startLogin(call, { uiLocales, otherAccount });
  return { status: 200, body: { location }, headers: { "set-cookie": cookie } };
};

/** Stores the provider's answer and redirects to the tenant's host to claim it (D-2). */
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

/** Opens the session in the browser that began the login (D-1, D-2). */
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

/** Never matches by address: an unbound user needs an invitation (D-1). */
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

type Admitted =
  | { readonly result: "admitted"; readonly user: User }
  | { readonly result: "refused"; readonly location: string };

/** Requires an open invitation and a provider-verified address equal to the one it was sent to (D-1). */
async function acceptByLogin(
  db: Tx,
  {
    invitationId,
    person,
    requestId,
    now,
  }: {
    readonly invitationId: string;
    readonly person: Person;
    readonly requestId: string;
    readonly now: Date;
  },
): Promise<Admitted> {
  const invitation = await lockInvitation(db, invitationId);
  const invited = invitation && (await findUser(db, invitation.userId));
  if (!invited || invitationState(invitation, now) !== "open") return refused("over");
  const acceptance = acceptInvitation(invited, person);
  if (acceptance !== "accepted") return refused(acceptance);
  if (await findUserBySubject(db, person)) return refused("other-address");
  if (!(await bindUser(db, invited.id, person, now))) return refused("over");

  await recordInvitationAccepted(db, invitationId, now);
  const by = { caller: { userId: invited.id }, now, requestId };
  await audit(db, by, { action: "invitation-accepted", subjectId: invitationId });
  return { result: "admitted", user: invited };
}

const refused = (why: "over" | "not-verified" | "other-address"): Admitted => ({
  result: "refused",
  location: `/invitation?problem=${why}`,
});
