import { anonymousLinkOf } from "../../anonymous-link.ts";
import type { Handler } from "../../operation.ts";

export const getAnonymousLink: Handler<"getAnonymousLink"> = (_input, { tx, caller }) =>
  tx(async (db) => ({ status: 200, body: await anonymousLinkOf(db, caller) }));
