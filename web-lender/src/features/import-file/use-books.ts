import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  type FileImport,
  type FileImportChoices,
  type FileImportPath,
  type FileImportSending,
  fileImport,
  fileImportKey,
  readAsSaid,
  sendBooks,
} from "../../api/file-import.ts";
import type { Problem } from "../../api/problem.ts";

interface FollowingBooks {
  readonly path: FileImportPath | undefined;
  /** A file has been read for the first time. */
  readonly onRead: (file: FileImport) => void;
  /** It has been read again, because somebody wanted its figures checked. */
  readonly onChecked: (file: FileImport) => void;
  readonly onSent: (sent: {
    readonly submissionId: string;
    readonly financialRecordId: string;
  }) => void;
}

interface Sending {
  /** Begins what the books are collected for, where it isn't yet. */
  readonly collectedFor: () => Promise<
    Pick<FileImportSending, "submissionId" | "submissionRequestId">
  >;
  readonly acceptDifference: boolean;
}

/** A books file while it's read, read again as somebody says, and sent. */
export function useBooks({ path, onRead, onChecked, onSent }: FollowingBooks) {
  const queryClient = useQueryClient();
  const key = path ?? { workspaceId: "", fileImportId: "" };
  const { data, error } = useQuery({ ...fileImport(key), enabled: path !== undefined });
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
    queryClient.setQueryData(
      fileImportKey({ workspaceId: key.workspaceId, fileImportId: file.id }),
      file,
    );
  const changing = useMutation<FileImport, Problem, FileImportChoices>({
    mutationFn: (choices) => readAsSaid(key, choices),
    onSuccess: (file) => follow(file),
  });
  const sending = useMutation<
    { submissionId: string; financialRecordId: string },
    Problem,
    Sending
  >({
    mutationFn: async ({ collectedFor, acceptDifference }) =>
      sendBooks(key, { ...(await collectedFor()), acceptDifference }),
    onSuccess: onSent,
  });

  // While it's read once more, what was read before stays on the page.
  const isSame = lastRead !== undefined && lastRead.id === data?.id;
  const isRereading = data?.state === "reading" && isSame && waiting.current !== "read";

  return {
    file: isRereading ? lastRead : data,
    isReading: changing.isPending || isRereading,
    isSending: sending.isPending || sending.isSuccess,
    problem: sending.error ?? changing.error ?? error,
    /** A file that has just arrived. */
    follow: (file: FileImport) => {
      waiting.current = "read";
      follow(file);
    },
    check: (choices: FileImportChoices) => {
      waiting.current = "checked";
      changing.mutate(choices);
    },
    reread: (choices: FileImportChoices) => changing.mutate(choices),
    send: sending.mutate,
  };
}
