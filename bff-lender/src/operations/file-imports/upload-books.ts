import type { Tx } from "@tieout/server/database";
import { receiveBooks } from "@tieout/server/documents";
import { presentFileImport } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { filesRefused } from "./guard.ts";

export const uploadBooks: Handler<"uploadBooks"> = async (
  { params: { workspaceId }, body },
  call,
) => {
  const { caller, language } = call;
  const enter = async (db: Tx) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    return entered.result === "refused" ? entered.reply : filesRefused(db);
  };
  const address = { workspaceId, uploadedBy: { userId: caller.userId } };
  const received = await receiveBooks(body, address, enter, call);
  if (received.result === "refused") return received.reply;
  return { status: 200, body: presentFileImport(received.file, language) };
};
