import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { uploadDocument } from "../../api/document.ts";
import type { Problem } from "../../api/problem.ts";
import { type SubmissionPath, submissionDetails } from "../../api/submission.ts";

/** A document on its way to a collection; one that arrived is among the collection's own. */
export interface AddedDocument {
  readonly id: string;
  readonly name: string;
  /** Why it wasn't taken. */
  readonly reason?: string;
}

export interface AddDocuments {
  readonly added: readonly AddedDocument[];
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly forget: (document: AddedDocument) => void;
}

/** Files of this many bytes and more are refused (S-V1). */
const fileSizeLimit = 68_157_440;

/** Sends documents one after the other, and keeps those that weren't taken, with the reason. */
export function useAddDocuments(path: SubmissionPath, tooLarge: string): AddDocuments {
  const queryClient = useQueryClient();
  const [added, setAdded] = useState<readonly AddedDocument[]>([]);
  const forget = ({ id }: Pick<AddedDocument, "id">) =>
    setAdded((before) => before.filter((document) => document.id !== id));
  const fail = (id: string, reason: string) =>
    setAdded((before) =>
      before.map((document) => (document.id === id ? { ...document, reason } : document)),
    );

  return {
    added,
    forget,
    add: async (files) => {
      const chosen = files.map((file) => ({ file, id: crypto.randomUUID() }));
      const begun = chosen.map(({ file, id }) => ({ id, name: file.name }));
      setAdded((before) => [...before, ...begun]);
      for (const { file, id } of chosen) {
        if (file.size >= fileSizeLimit) {
          fail(id, tooLarge);
          continue;
        }
        try {
          await uploadDocument(path, file);
          await queryClient.invalidateQueries({ queryKey: submissionDetails(path).queryKey });
          forget({ id });
        } catch (problem) {
          // What the client throws is a problem.
          fail(id, (problem as Problem).description);
        }
      }
    },
  };
}
