import { metadataFaults } from "@tieout/core/business-info";
import type { Day } from "@tieout/core/calendar/day";
import { scopeOf } from "@tieout/core/consent/consent";
import type { Language } from "@tieout/core/language";
import type { SubmissionOptions } from "@tieout/core/submission-request/submission-request";
import { isOffered } from "@tieout/core/tenant/packages";
import type { components } from "@tieout/openapi/borrower";
import type { Tx } from "@tieout/server/database/with-tenant";
import { invalid, notFound, problem } from "@tieout/server/http/problem";
import { findConnection } from "../connections/connection.ts";
import { findTenantBrand, findTenantSettings } from "../tenants/settings.ts";
import {
  beginConsent,
  beginWebConnector,
  type ConsentAsked,
  type ConsentServices,
} from "./begin-consent.ts";
import type { Initiator } from "./connection-request.ts";
import { wordsAsShown, wordsChanged } from "./shown-words.ts";

type Wire = components["schemas"];

export interface Traveller {
  readonly workspaceId: string;
  readonly sourceFlow: "borrower" | "lender";
  readonly initiator: Initiator;
  /** The hash of the session's secret: only that session may claim the answer. */
  readonly initiatorHash: Buffer;
  /** The portal's own address, as the browser knows it. */
  readonly origin: string;
  readonly agreed: Omit<ConsentAsked["agreed"], "scope" | "words"> & {
    readonly options: SubmissionOptions;
  };
  readonly language: Language;
  readonly today: Day;
  readonly now: Date;
}

/** Answers both portals' request to connect with the package's page, or why there is none. */
export async function answerConnectionRequest(
  services: ConsentServices,
  db: Tx,
  asked: Wire["NewConnectionRequest"],
  { origin, today, agreed: { options, ...evidence }, ...traveller }: Traveller,
) {
  const { accountingPackage, delegatedAccessToken, submissionId, initialMetadata } = asked;
  const { existingConnectionId } = asked;
  const { workspaceId, sourceFlow, language } = traveller;
  const faults = metadataFaults(initialMetadata ?? [], { collectsBusinessInfo: false });
  if (faults.length > 0) {
    return invalid(
      faults.map(({ index, fault }) => ({
        pointer: `/body/initialMetadata/${index}/value`,
        code: fault,
        description: "wrong-form",
      })),
    );
  }
  const existing = existingConnectionId && { workspaceId, id: existingConnectionId };
  if (existing && !(await findConnection(db, existing))) return notFound();

  const settings = await findTenantSettings(db);
  const refused = sourceFlow === "lender" && settings.disableDirectLinking;
  if (refused || !isOffered(settings, accountingPackage)) return notOffered();

  const { visibleName: displayName } = await findTenantBrand(db);
  const scope = scopeOf(options, today);
  const facts = { lender: displayName, accountingPackage, scope };
  // A lender agrees by stating a ground.
  const words = sourceFlow === "borrower" ? wordsAsShown(facts, language, asked.words) : undefined;
  if (sourceFlow === "borrower" && !words) return wordsChanged();

  const request = {
    ...traveller,
    agreed: { ...evidence, scope, words },
    accountingPackage,
    delegatedAccessToken,
    ...(submissionId !== undefined && { submissionId }),
    ...(existingConnectionId !== undefined && { existingConnectionId }),
    ...(initialMetadata && { initialMetadata }),
  };
  const returnAddress = `${origin}/connected`;
  const begun = services.connectors.get(accountingPackage)?.callsUs
    ? await beginWebConnector(db, { ...request, origin })
    : await beginConsent(services, db, { ...request, displayName, returnAddress });
  switch (begun.result) {
    case "not-offered":
      return notOffered();
    case "token-refused":
      return problem(409, "token-refused", { title: "consent-token-used" });
    case "begun":
      return {
        status: 200,
        body: {
          id: begun.id,
          status: "Started",
          errorCode: "None",
          accountingPackage,
          connectionEndpoint: begun.connectionEndpoint,
          expiration: begun.expiresAt.toISOString(),
          ...(submissionId !== undefined && { submissionId }),
        },
      } as const;
  }
}

const notOffered = () => problem(409, "not-offered", { title: "package-not-offered" });
