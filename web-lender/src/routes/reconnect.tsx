import { Suspense } from "react";
import { Redirect } from "wouter";
import type { RelinkAsked } from "../features/watch-imports/retry-import.tsx";
import { addresses } from "./addresses.ts";
import { RelinkConnection } from "./dialogs.ts";

/** Lets a failed import go on: by a package's consent, or, where the books came so, by another file. */
export function Reconnect({ submissionId, ...asked }: RelinkAsked) {
  const { workspaceId, connection } = asked;
  if (connection.datasourceNameId === "fileupload") {
    return <Redirect to={addresses.anotherFile(workspaceId, submissionId)} />;
  }
  return (
    <Suspense>
      <RelinkConnection {...asked} />
    </Suspense>
  );
}
