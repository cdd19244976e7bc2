import { randomUUID } from "node:crypto";
import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import {
  mostOfRole,
  type SupportingRole,
  supportingSizeLimit,
} from "@tieout/core/book-mapping/supporting-file";
import { documentFileName } from "@tieout/core/document";
import type { Person } from "@tieout/server/database/person";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Multipart } from "@tieout/server/http/multipart";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { enqueue, untilStorageIsBack } from "@tieout/server/jobs/enqueue";
import { type ReceivedFile, receiveFile } from "../documents/receive-file.ts";
import { fileSent } from "../documents/refusals.ts";
import { storeWithRow } from "../documents/store-with-row.ts";
import type { FileImport } from "./file-import.ts";
import { booksKindIn, later, type ReceivingCall, readAgain } from "./receive-books.ts";
import {
  deleteSupportingFile,
  type NewSupportingFile,
  saveSupportingFile,
} from "./supporting-file.ts";

interface SupportingAddress {
  readonly workspaceId: string;
  readonly fileImportId: string;
  readonly role: SupportingRole;
  /** The further file of this role that gives way. */
  readonly replaces?: string | undefined;
  readonly uploadedBy: Person;
}

/** Loads the file import for a caller who may change it; locked where its row will be. */
type LoadFileImport = (db: Tx, options?: { readonly lock: boolean }) => Promise<FileImport>;

/**
 * Takes a further file of the same books in, as books are taken in, and has all of them read again. It replaces the one that's named,
 * or the one of its role where there can be one alone. What was said of openings by hand gives way to a file of them.
 */
export async function receiveSupporting(
  form: Multipart,
  address: SupportingAddress,
  load: LoadFileImport,
  call: ReceivingCall,
): Promise<FileImport> {
  const { tx, storage } = call;
  const authorize = async (db: Tx) => {
    requireRoom(await load(db), address);
  };
  const { changed, replaced } = await receiveFile(form, {
    tx,
    authorize,
    sizeLimit: supportingSizeLimit,
    tooLarge: () => problem(413, "file-too-large", { title: "second-file-too-large" }),
    keep: (file) => keep(file, address, load, call),
  });
  if (replaced !== undefined) await storage.delete(replaced);
  return changed;
}

interface Kept {
  readonly id: string;
  readonly changed: FileImport;
  /** Where the file that gave way is stored. */
  readonly replaced?: string | undefined;
}

async function keep(
  file: ReceivedFile,
  address: SupportingAddress,
  load: LoadFileImport,
  call: ReceivingCall,
): Promise<Kept> {
  const { tx, storage, now } = call;
  const { workspaceId, fileImportId, role } = address;
  const kind = await booksKindIn(file, workspaceId, call);
  const id = randomUUID();
  return storeWithRow(file.path, {
    storage,
    tx,
    announce: async (db) => {
      const storageKey = `${db.tenantId}/books/${workspaceId}/${id}`;
      const options = { runAt: later(now), maxAttempts: untilStorageIsBack };
      await enqueue(db, "sweep-file-import", { fileImportId, storageKey }, options);
      return storageKey;
    },
    save: async (db, storageKey) => {
      const before = await load(db, { lock: true });
      requireRoom(before, address);
      const { size: fileSize, sha256, sentName } = file;
      const fileName = documentFileName(sentName, kind);
      const row = { id, workspaceId, fileImportId, role, fileName, fileSize, sha256, storageKey };
      return save(db, { ...row, sniffedType: kind, now }, before, { address, call });
    },
    isOf: (kept) => kept.id === id,
  });
}

async function save(
  db: Tx,
  file: NewSupportingFile,
  before: FileImport,
  { address, call }: { readonly address: SupportingAddress; readonly call: ReceivingCall },
): Promise<Kept> {
  const { role, fileSize: bytes, sniffedType: kind, workspaceId, fileImportId } = file;
  const last = givingWay(before, address);
  const replaced = last && (await deleteSupportingFile(db, last.id));
  await saveSupportingFile(db, file);
  const { openings: _, openingsAsOf: __, ...others } = before.choices;
  const choices = role === "openings" ? others : before.choices;
  const { requestId, now } = call;
  const change = { id: fileImportId, workspaceId, by: address.uploadedBy, requestId, now };
  const changed = await readAgain(db, change, choices, { added: role, kind, bytes });
  return { id: file.id, changed, replaced };
}

type Place = Pick<SupportingAddress, "role" | "replaces">;

function requireRoom(file: FileImport, place: Place): void {
  if (file.state === "sent") throw new Refusal(fileSent());
  const others = file.supporting.filter(({ role }) => role === place.role);
  const last = givingWay(file, place);
  if (place.replaces !== undefined && !last) throw new Refusal(notFound());
  if (!last && others.length >= mostOfRole[place.role]) {
    throw new Refusal(problem(409, "too-many-files", { title: "second-files-too-many" }));
  }
}

/** The file whose place another one of its role takes. */
const givingWay = ({ supporting }: FileImport, { role, replaces }: Place) =>
  supporting.find(
    (each) =>
      each.role === role &&
      (replaces === undefined ? mostOfRole[role] === 1 : each.id === replaces),
  );

/** Removes a further file of an unsent one, and has the rest read again. Returns its storage key too, to delete after the commit. */
export async function removeSupporting(
  db: Tx,
  file: FileImport,
  supportingFileId: string,
  { by, requestId, now }: { readonly by: Person; readonly requestId: string; readonly now: Date },
): Promise<{ readonly changed: FileImport; readonly storageKey: string | undefined }> {
  const removed = file.supporting.find(({ id }) => id === supportingFileId);
  if (!removed) throw new Refusal(notFound());
  if (file.state === "sent") throw new Refusal(fileSent());
  const storageKey = await deleteSupportingFile(db, removed.id);
  const { openingsAsOf, ...others } = file.choices;
  const isAsked = removed.role !== "openings" && openingsAsOf !== undefined;
  const choices = isAsked ? { ...others, openingsAsOf } : others;
  const change = { id: file.id, workspaceId: file.workspaceId, by, requestId, now };
  return { changed: await readAgain(db, change, choices, { removed: removed.role }), storageKey };
}

/** Refuses openings said by hand while a file says them, so that neither gives way unseen. */
export function requireOneSource(
  { supporting }: FileImport,
  { openings }: Pick<FileChoices, "openings">,
): void {
  if (openings && supporting.some(({ role }) => role === "openings")) {
    throw new Refusal(
      problem(409, "openings-from-second-file", { title: "openings-from-second-file" }),
    );
  }
}
