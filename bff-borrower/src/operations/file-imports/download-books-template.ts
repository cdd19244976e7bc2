import { booksTemplateDownload } from "@tieout/server/documents";
import type { Handler } from "../../operation.ts";

export const downloadBooksTemplate: Handler<"downloadBooksTemplate"> = async (
  { query: { language = "en" } },
  { today },
) => booksTemplateDownload(language, today);
