import type { Language } from "@tieout/core/language";
import { packageName } from "@tieout/core/tenant/packages";
import type { NoticePage, PageBrand } from "@tieout/server/http/notice-page";
import { problem } from "@tieout/server/http/problem";
import { sayProblem } from "@tieout/server/messages/problems";
import type { OauthTrip } from "@tieout/services/consent/connection-request";
import type { ReceivedConsent } from "@tieout/services/consent/receive-consent";

type Ended = Extract<ReceivedConsent, { readonly trip: OauthTrip }>;

/** For a sign-in at a package that has ended: in the lender's brand, with the way back to where it began. */
export function signInPage({ result, trip }: Ended, brand: PageBrand, usual: Language): NoticePage {
  const language = trip.language ?? usual;
  const values = {
    lender: brand.name,
    package: packageName(trip.accountingPackage, language),
  };
  const title = result === "used" ? "sign-in-was-used" : "sign-in-has-expired";
  const text = result === "used" ? "sign-in-goes-on-there" : "sign-in-again-there";
  return {
    language,
    brand,
    title: sayProblem(title, language),
    text: sayProblem({ id: text, values }, language),
    action: {
      text: sayProblem({ id: "sign-in-back-to", values: { lender: brand.name } }, language),
      address: wayBack(result, trip),
    },
  };
}

/** For a state of nobody's: it says neither whose sign-in it was nor that there was one. */
export const unknownSignIn = () =>
  problem(404, "unknown-sign-in", { title: "sign-in-unknown", detail: "sign-in-begin-again" });

/** A borrower says whether it's the right company, goes on where their records are, or chooses a package again. */
function wayBack(result: Ended["result"], trip: OauthTrip): string {
  const { origin } = new URL(trip.returnAddress);
  if (trip.sourceFlow === "lender")
    return `${origin}/workspacedetails/${trip.workspaceId}/connections`;
  const isToConfirm = result === "used" && trip.liveAt === null && trip.endedAt === null;
  if (isToConfirm) return trip.returnAddress;
  return `${origin}/linked${result === "expired" ? "?choose" : ""}`;
}
