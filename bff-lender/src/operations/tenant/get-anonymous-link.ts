import type { Handler } from "../../operation.ts";
import { anonymousLinkOf } from "./anonymous-link.ts";

export const getAnonymousLink: Handler<"getAnonymousLink"> = (_input, { tx, caller }) =>
  tx(async (db) => ({ status: 200, body: await anonymousLinkOf(db, caller) }));
