import { ConnectorError, type Mailbox } from "@tieout/server/connectors";
import { askMessages, findMessage } from "@tieout/server/database";
import { isPermission, type Replies } from "@tieout/server/web-connector";
import type { ImportRun } from "../import-run.ts";

/** What an import asks of a package that calls us: kept until Web Connector comes, and answered from storage. */
export function webConnectorMailbox(
  { tx, lease: { importId } }: ImportRun,
  replies: Replies,
): Mailbox {
  return {
    ask: (messages) => tx((db) => askMessages(db, importId, messages)),

    repliesTo: async (name) => {
      const message = await tx((db) => findMessage(db, { importId, name }));
      if (!message) throw new Error(`An import never asked for ${name}`);
      const { state, position, parts, statusCode } = message;
      switch (state) {
        case "answered":
          return replies.get(position, parts);
        case "refused":
          throw new ConnectorError(
            isPermission(statusCode ?? 0) ? "not-permitted" : "bad-data",
            `QuickBooks refused ${name} (${statusCode}).`,
          );
        case "waiting":
        case "sent":
          throw new ConnectorError("awaited", "Web Connector hasn't answered yet.");
      }
    },
  };
}
