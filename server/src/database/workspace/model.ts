import { Model } from "objection";

export class WorkspaceUserModel extends Model {
  static override tableName = "workspaceUsers";
  static override idColumn = ["tenantId", "workspaceId", "userId"];

  declare tenantId: string;
  declare workspaceId: string;
  declare userId: string;
}

export class WorkspaceModel extends Model {
  static override tableName = "workspaces";
  static override idColumn = ["tenantId", "id"];

  static override relationMappings = () => ({
    members: {
      relation: Model.HasManyRelation,
      modelClass: WorkspaceUserModel,
      join: {
        from: ["workspaces.tenantId", "workspaces.id"],
        to: ["workspaceUsers.tenantId", "workspaceUsers.workspaceId"],
      },
    },
  });

  declare tenantId: string;
  declare id: string;
  declare displayName: string;
  declare engagementCode: string;
  declare primaryEmail: string | null;
  declare ownerId: string | null;
  declare source: "lender" | "anonymous";
  declare confirmedAt: Date | null;
  declare lastActivityAt: Date;
  declare lastSyncAt: Date | null;
  declare deletedAt: Date | null;
  declare version: number;
  declare members?: WorkspaceUserModel[];
}
