import { listUserMetadataSettings as list } from "@tieout/server/database";
import { managesUsers, mayNotManageUsers } from "../../managing-users.ts";
import type { Handler } from "../../operation.ts";

export const listUserMetadataSettings: Handler<"listUserMetadataSettings"> = async (
  _input,
  { tx, caller },
) => (managesUsers(caller) ? { status: 200, body: await tx(list) } : mayNotManageUsers());
