import { problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { presentSession } from "./presenter.ts";

export const getSession: Handler<"getSession"> = async (_input, { caller: { session } }) =>
  session
    ? { status: 200, body: presentSession(session) }
    : problem(401, "no-session", "Please sign in.");
