import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ConsentWords } from "@tieout/core/consent/words";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { createUseAction } from "../action/use-action.ts";
import type { Problem } from "../api/answer.ts";
import { asShown } from "../consent/shown-words.tsx";
import type {
  Accepting,
  CollectedFor,
  FileImport,
  FileImportCalls,
  FileImportChoices,
  SentBooks,
} from "./file-import-calls.ts";

interface FollowingBooks {
  readonly calls: FileImportCalls;
  readonly workspaceId: string;
  readonly fileImportId: string | undefined;
  readonly onRead: (file: FileImport) => void;
  readonly onChecked: (file: FileImport) => void;
  readonly onSent: (sent: SentBooks) => void;
}

interface Sending {
  readonly collectedFor: () => Promise<CollectedFor>;
  readonly accepting: Accepting;
  readonly words: ConsentWords | undefined;
}

const useAction = createUseAction(() => useIntl().formatMessage({ id: "file.unreachable" }));

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
  // A file that is gone, or someone else's, gives way to another one.
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

  // Keeps the previous reading on the page while the file is reread.
  const isSame = lastRead !== undefined && lastRead.id === data?.id;
  const isRereading = data?.state === "reading" && isSame && waiting.current !== "read";
  const shown = isRereading ? lastRead : data;

  const follow = (file: FileImport) =>
    queryClient.setQueryData(calls.read({ ...key, fileImportId: file.id }).queryKey, file);
  const changing = useAction<FileImport, FileImportChoices, Problem>({
    call: (choices) => calls.readAsSaid(key, choices, data?.version ?? 0),
    onDone: (file) => follow(file),
    onFailed: ({ problem }) => {
      // On a conflict, the current reading is shown with the refusal.
      if (problem?.status !== 412) return;
      waiting.current = undefined;
      queryClient.invalidateQueries({ queryKey: calls.read(key).queryKey });
    },
  });
  const removing = useAction<FileImport, string, Problem>({
    call: (supportingFileId) => calls.removeFile(key, supportingFileId),
    onDone: (file) => recheck(file),
  });
  const sending = useAction<SentBooks, Sending, Problem>({
    call: async ({ collectedFor, accepting, words }) =>
      calls.send(key, {
        ...(await collectedFor()),
        ...accepting,
        ...(shown && { version: shown.version }),
        ...(words && { words: asShown(words) }),
      }),
    onDone: onSent,
    onFailed: ({ problem }) => {
      // Since the page was opened, a month may have ended, the lender asked for another period, or somebody had the file read otherwise.
      if (problem?.type !== "period-not-accepted" && problem?.type !== "changed-since") return;
      queryClient.invalidateQueries({ queryKey: calls.read(key).queryKey });
    },
  });

  /** The same books, being read again with another second file. */
  function recheck(file: FileImport) {
    sending.reset();
    waiting.current = "checked";
    follow(file);
  }

  return {
    file: shown,
    /** For the first time, as after a reload. */
    isAsking: asked.isLoading,
    isReading: changing.isPending || removing.isPending || isRereading,
    isSilent: asked.isError,
    isSending: sending.isPending || sending.isDone,
    problem: sending.error ?? removing.error ?? changing.error ?? error,
    follow: (file: FileImport) => {
      // Resets choices made for another file or an earlier reading.
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
    recheck,
    removeFile: (supportingFileId: string) => void removing.run(supportingFileId),
    reread: changing.run,
    send: sending.run,
  };
}
