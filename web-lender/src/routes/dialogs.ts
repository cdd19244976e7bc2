import { lazy } from "react";

/** Dialogs that most visits never open; they come when somebody does. */
export const NewCollection = lazy(async () => ({
  default: (await import("./new-collection.tsx")).NewCollection,
}));

export const AddWorkspace = lazy(async () => ({
  default: (await import("../features/add-workspace/add-workspace.tsx")).AddWorkspace,
}));

export const RelinkConnection = lazy(async () => ({
  default: (await import("./relink.tsx")).RelinkConnection,
}));
