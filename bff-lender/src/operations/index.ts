import * as connections from "./connections/index.ts";
import * as documents from "./documents/index.ts";
import * as errors from "./errors/index.ts";
import * as fileImports from "./file-imports/index.ts";
import * as invitations from "./invitations/index.ts";
import * as links from "./links/index.ts";
import * as notifications from "./notifications/index.ts";
import * as records from "./records/index.ts";
import * as signIn from "./sign-in/index.ts";
import * as submissions from "./submissions/index.ts";
import * as tenant from "./tenant/index.ts";
import * as users from "./users/index.ts";
import * as workspaces from "./workspaces/index.ts";

/** Every operation by its id; the contract keeps the list complete. */
export const handlers = {
  ...connections,
  ...documents,
  ...errors,
  ...fileImports,
  ...invitations,
  ...links,
  ...notifications,
  ...records,
  ...signIn,
  ...submissions,
  ...tenant,
  ...users,
  ...workspaces,
};
