import { ConnectorError, type ConnectorTrouble, type Mailbox } from "@tieout/connectors/connector";
import {
  askMessages,
  findMessage,
  findRefusedMessage,
} from "@tieout/services/web-connector/messages";
import {
  isEndless,
  isPermission,
  type Replies,
} from "@tieout/services/web-connector/receive-response";
import type { ImportRun } from "../import/import-run.ts";

/** An import's questions to a package that calls us, answered from storage once Web Connector came. */
export function webConnectorMailbox(
  { tx, lease: { importId } }: ImportRun,
  replies: Replies,
): Mailbox {
  return {
    ask: (messages) => tx((db) => askMessages(db, importId, messages)),

    repliesTo: async (name) => {
      const message = await tx((db) => findMessage(db, { importId, name }));
      if (!message) throw new Error(`An import never asked for ${name}`);
      if (message.state === "answered") return replies.get(message.position, message.parts);
      // After a refused question nothing more is asked, so waiting is pointless.
      const refused = await tx((db) => findRefusedMessage(db, importId));
      if (!refused) throw new ConnectorError("awaited", "Web Connector hasn't answered yet.");
      const { statusCode = 0 } = refused;
      throw new ConnectorError(
        troubleOf(statusCode),
        `QuickBooks refused ${refused.name} (${statusCode}).`,
      );
    },
  };
}

function troubleOf(statusCode: number): ConnectorTrouble {
  if (isPermission(statusCode)) return "not-permitted";
  return isEndless(statusCode) ? "endless" : "bad-data";
}
