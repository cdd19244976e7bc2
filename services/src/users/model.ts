import type { MetadataType } from "@tieout/core/user";
import { tenantModel } from "@tieout/server/database/tenant-model";
import { Model } from "objection";

export class RoleModel extends tenantModel("roles") {}

export class UserModel extends tenantModel("users") {
  static override relationMappings = () => ({
    roles: {
      relation: Model.ManyToManyRelation,
      modelClass: RoleModel,
      join: {
        from: ["users.tenantId", "users.id"],
        through: {
          from: ["userRoles.tenantId", "userRoles.userId"],
          to: ["userRoles.tenantId", "userRoles.roleId"],
        },
        to: ["roles.tenantId", "roles.id"],
      },
    },
  });

  declare roles?: RoleModel[];
}

export interface UserMetadata {
  readonly name: string;
  readonly value: string;
  readonly type: MetadataType;
}
