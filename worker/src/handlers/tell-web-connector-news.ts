import { tellNews } from "@tieout/services/web-connector/news";
import type { JobHandler } from "../job-handler.ts";

/** Whoever waits for QuickBooks Desktop, and has closed the page, hears what came of it. */
export const tellWebConnectorNews: JobHandler<"tell-web-connector-news"> = (
  { webConnectorId: id },
  { tx },
  { sealer, now },
) => tx((db) => tellNews(db, sealer, { id, now: now() }));
