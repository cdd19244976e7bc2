import type { Readable } from "node:stream";
import { fileUpload as uploads } from "@tieout/core/tenant/packages";
import { FileRefused } from "../book-decoding/refusal.ts";
import {
  type Access,
  type BooksReader,
  type Connector,
  ConnectorError,
  type Page,
} from "../connector.ts";
import type { FileReaders, OpenBookFile } from "../reader-processes/file-readers.ts";
import { storedBooksOf } from "./book-file.ts";

/** Where books files lie, and who reads them. */
export interface BookFiles {
  readonly store: {
    readonly exists: (key: string) => Promise<boolean>;
    readonly getStream: (key: string) => Promise<Readable>;
  };
  readonly readers: Pick<FileReaders, "open">;
}

function fileReader({ store, readers }: BookFiles, access: Access): BooksReader {
  let opening: Promise<OpenBookFile> | undefined;
  const nothing = async (): Promise<Page<never>> => ({ items: [] });

  async function open(): Promise<OpenBookFile> {
    const stored = storedBooksOf(await access.token());
    if (!(await store.exists(stored.storageKey))) {
      throw new ConnectorError("reconnect-needed", "The file was deleted.");
    }
    return readers.open(await store.getStream(stored.storageKey), stored);
  }

  async function ask<Answer>(question: (books: OpenBookFile) => Promise<Answer>): Promise<Answer> {
    opening ??= open();
    try {
      return await question(await opening);
    } catch (fault) {
      if (!(fault instanceof FileRefused)) throw fault;
      throw new ConnectorError("bad-data", "The file can't be read.", { cause: fault });
    }
  }

  return {
    company: () => ask((books) => books.company()),
    accounts: (cursor) => ask((books) => books.accounts(cursor)),
    parties: nothing,
    journalLines: (range, cursor) => ask((books) => books.journalLines(range, cursor)),
    openDocuments: nothing,
    trialBalance: (day) => ask((books) => books.trialBalance(day)),
    aging: async () => {
      throw new ConnectorError("bad-data", "A file has no aging.");
    },
    balanceSheets: (days, basis) => ask((books) => books.balanceSheets(days, basis)),
    incomeStatements: async () => [],
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}

export function fileUpload(files: BookFiles): Connector {
  return { accountingPackage: uploads.id, open: (access) => fileReader(files, access) };
}
