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

export const ManageUsers = lazy(async () => ({
  default: (await import("../features/edit-workspace/manage-users.tsx")).ManageUsers,
}));

export const AnonymousLink = lazy(async () => ({
  default: (await import("../features/share-anonymous-link.tsx")).AnonymousLink,
}));

export const DeleteWorkspace = lazy(async () => ({
  default: (await import("../features/delete-workspace.tsx")).DeleteWorkspace,
}));
