import { listUserMetadataSettings as list } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { managesUsers, mayNotManageUsers } from "../users/guard.ts";

export const listUserMetadataSettings: Handler<"listUserMetadataSettings"> = async (
  _input,
  { tx, caller },
) => (managesUsers(caller) ? { status: 200, body: await tx(list) } : mayNotManageUsers());
