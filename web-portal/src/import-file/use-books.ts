import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { createUseAction } from "../action/use-action.ts";
import type { Problem } from "../api/answer.ts";
import type {
  CollectedFor,
  FileImport,
  FileImportCalls,
  FileImportChoices,
  SentBooks,
} from "./file-import-calls.ts";

interface FollowingBooks {
  readonly calls: FileImportCalls;
  readonly workspaceId: string;
  /** The file that was uploaded, once one was. */
  readonly fileImportId: string | undefined;
  /** A file has been read for the first time. */
  readonly onRead: (file: FileImport) => void;
  /** It has been read again, because somebody wanted its figures checked. */
  readonly onChecked: (file: FileImport) => void;
  readonly onSent: (sent: SentBooks) => void;
}

interface Sending {
  /** Begins what the books are collected for, where it isn't yet. */
  readonly collectedFor: () => Promise<CollectedFor>;
  readonly acceptDifference: boolean;
}

const useAction = createUseAction(() => useIntl().formatMessage({ id: "file.unreachable" }));

/** A books file while it's read, read again as somebody says, and sent. */
export function useBooks({
  calls,
  workspaceId,
  fileImportId,
  onRead,
  onChecked,
  onSent,
}: FollowingBooks) {
  const queryClient = useQueryClient();
  const key = { workspaceId, fileImportId: fileImportId ?? "" };
  const asked = useQuery({ ...calls.read(key), enabled: fileImportId !== undefined });
  const { error } = asked;
  // What isn't there any more, or is somebody else's, gives way to another file.
  const data = error?.status === 404 ? undefined : asked.data;
  const [lastRead, setLastRead] = useState<FileImport>();
  const waiting = useRef<"read" | "checked">(undefined);
  const handlers = useRef({ onRead, onChecked });
  handlers.current = { onRead, onChecked };

  useEffect(() => {
    if (data === undefined || data.state === "reading") return;
    setLastRead(data);
    const waitedFor = waiting.current;
    waiting.current = undefined;
    if (data.state !== "read") return;
    if (waitedFor === "read") handlers.current.onRead(data);
    if (waitedFor === "checked") handlers.current.onChecked(data);
  }, [data]);

  const follow = (file: FileImport) =>
    queryClient.setQueryData(calls.read({ ...key, fileImportId: file.id }).queryKey, file);
  const changing = useAction<FileImport, FileImportChoices, Problem>({
    call: (choices) => calls.readAsSaid(key, choices, data?.version ?? 0),
    onDone: (file) => follow(file),
    onFailed: ({ problem }) => {
      // Somebody else said otherwise meanwhile: it's shown as it's read now, and the refusal says so.
      if (problem?.status !== 412) return;
      waiting.current = undefined;
      queryClient.invalidateQueries({ queryKey: calls.read(key).queryKey });
    },
  });
  const sending = useAction<SentBooks, Sending, Problem>({
    call: async ({ collectedFor, acceptDifference }) =>
      calls.send(key, { ...(await collectedFor()), acceptDifference }),
    onDone: onSent,
  });

  // While it's read once more, what was read before stays on the page.
  const isSame = lastRead !== undefined && lastRead.id === data?.id;
  const isRereading = data?.state === "reading" && isSame && waiting.current !== "read";

  return {
    file: isRereading ? lastRead : data,
    isReading: changing.isPending || isRereading,
    /** Nothing has come back lately; it's asked again. */
    isSilent: asked.isError,
    isSending: sending.isPending || sending.isDone,
    problem: sending.error ?? changing.error ?? error,
    /** A file that has just arrived. */
    follow: (file: FileImport) => {
      // What was said of another file, or of this one before, is over.
      changing.reset();
      sending.reset();
      waiting.current = "read";
      follow(file);
    },
    check: (choices: FileImportChoices) => {
      sending.reset();
      waiting.current = "checked";
      void changing.run(choices);
    },
    reread: changing.run,
    send: sending.run,
  };
}
