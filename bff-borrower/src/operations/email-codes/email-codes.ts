import { parseEmailCode } from "@tieout/core/consent/email-code";
import { parseEmail } from "@tieout/core/text";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { invalid, problem } from "@tieout/server/http/problem";
import { noAddress } from "@tieout/services/email-confirmation/ask-to-confirm";
import { mailEmailCode as mailCode, typeEmailCode } from "@tieout/services/email-proof/email-code";
import { saveProvenAddress } from "@tieout/services/email-proof/proven-address";
import { mailReceiptsOfVisitor } from "@tieout/services/receipts/mail-receipt";
import type { Handler } from "../operation.ts";

/** Mails a code to the address that the visitor gives, to be typed in the same session. */
export const mailEmailCode: Handler<"mailEmailCode"> = async (
  { body: { emailAddress } },
  { tx, now, language, addressPrefix: networkPrefix, sealer, caller: { session } },
) => {
  const address = parseEmail(emailAddress);
  if (address === undefined) return noAddress("/body/emailAddress");

  const { id: linkSessionId, workspaceId } = session;
  const asked = { linkSessionId, workspaceId, address, networkPrefix, language, now };
  const expiresAt = await tx((db) => mailCode(db, sealer, asked));
  if (!expiresAt) return tooManyCodes();
  const codeExpirationTime = expiresAt.toISOString();
  return { status: 200, body: { emailAddress: address, isProven: false, codeExpirationTime } };
};

/** Entries per network and hour, on top of each code's own tries. */
const anHour = { operation: "type-email-code", windowSeconds: 3_600, limit: 100 };

export const checkEmailCode: Handler<"checkEmailCode"> = async (
  { body },
  { tx, now, requestId, addressPrefix, sealer, caller: { session } },
) => {
  const code = parseEmailCode(body.code);
  if (code === undefined) {
    const description = "email-code-not-digits";
    return invalid([{ pointer: "/body/code", code: "digits", description }], description);
  }
  if (!(await tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now)))) {
    return tooManyCodes();
  }

  return tx(async (db) => {
    const typed = await typeEmailCode(db, sealer, { linkSessionId: session.id, code, now });
    switch (typed.result) {
      case "wrong": {
        const title = { id: "email-code-wrong", values: { left: typed.triesLeft } } as const;
        return problem(409, "wrong-code", { title, detail: "email-code-newest" });
      }
      case "over":
        return problem(409, "code-over", {
          title: "email-code-over",
          detail: "email-code-ask-again",
        });
      case "proved": {
        const { address } = typed;
        await saveProvenAddress(db, session, { address, proof: "code" }, now);
        const { id: linkSessionId, workspaceId } = session;
        await mailReceiptsOfVisitor(db, sealer, { workspaceId, linkSessionId, now });
        await saveAuditEvent(db, {
          at: now,
          action: "email-confirmed",
          actor: { kind: "borrower", id: linkSessionId },
          workspaceId,
          subjectId: linkSessionId,
          requestId,
        });
        return { status: 200, body: { emailAddress: address, isProven: true } } as const;
      }
    }
  });
};

const tooManyCodes = () =>
  problem(429, "too-many-codes", { title: "too-many-codes", detail: "too-many-codes-wait" });
