import type { RoleName } from "@tieout/core/access";
import type { MetadataType, UserStatus } from "@tieout/core/user";
import { Model } from "objection";

export class RoleModel extends Model {
  static override tableName = "roles";
  static override idColumn = ["tenantId", "id"];

  declare tenantId: string;
  declare id: string;
  declare name: RoleName;
  declare tags: string[];
}

export class UserModel extends Model {
  static override tableName = "users";
  static override idColumn = ["tenantId", "id"];
  static override jsonAttributes = ["metadata"];

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

  declare tenantId: string;
  declare id: string;
  declare issuer: string | null;
  declare subject: string | null;
  declare firstName: string;
  declare lastName: string;
  declare displayName: string;
  declare emailAddress: string;
  declare status: UserStatus;
  declare metadata: UserMetadata[];
  declare language: "en" | "es" | "fr" | null;
  declare timeZone: string | null;
  declare lastLoginAt: Date | null;
  declare lastActivityAt: Date | null;
  declare deletedAt: Date | null;
  declare version: number;
  declare roles?: RoleModel[];
}

export interface UserMetadata {
  readonly name: string;
  readonly value: string;
  readonly type: MetadataType;
}
