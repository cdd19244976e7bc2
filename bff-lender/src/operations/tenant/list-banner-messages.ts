import { listBannerMessages as list } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";

export const listBannerMessages: Handler<"listBannerMessages"> = (_input, { tx }) =>
  tx(async (db) => {
    const messages = await list(db);
    return {
      status: 200,
      body: messages.map(
        ({ id, messageParagraphs, hyperlinks, hideMessageCookieName, ...message }) => ({
          ...message,
          messageParagraphs: [...messageParagraphs],
          hyperlinks: [...hyperlinks],
          hideMessageCookieName: hideMessageCookieName ?? `hide-${id}`,
        }),
      ),
    };
  });
