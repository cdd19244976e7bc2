import { readPortalText as read } from "@tieout/services/portal-texts/portal-text";
import type { Handler } from "../operation.ts";

export const readPortalText: Handler<"readPortalText"> = ({ body }, { tx }) =>
  tx(async (db) => ({ status: 200, body: await read(db, body, body.sectionIds) }));

export const readPortalBorrowerAnonymousText: Handler<"readPortalBorrowerAnonymousText"> = (
  { body },
  { tx },
) =>
  tx(async (db) => ({
    status: 200,
    body: await read(db, body, ["borrowerAnonymousSubmission", "borrowerLimit"]),
  }));
