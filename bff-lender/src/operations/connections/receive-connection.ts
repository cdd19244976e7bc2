import { receiveConsent } from "@tieout/server/consent";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";

/** Where packages send people back to, borrowers and lenders of every tenant (D-2). */
export const receiveConnection: Handler<"receiveConnection"> = async (
  { query },
  { tx, now, sealer },
) => {
  const location = await tx((db) => receiveConsent({ sealer }, db, query, now));
  return location === undefined ? notFound() : { status: 302, headers: { location } };
};
