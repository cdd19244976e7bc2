import type { Day } from "@tieout/core/calendar";
import type {
  ImportErrorCode,
  ImportOutcome,
  ImportReason,
  ImportStep,
  StepProgress,
} from "@tieout/core/import";
import type { SubmissionRequest } from "@tieout/core/submission-request";
import { Model } from "objection";

export class ImportStepModel extends Model {
  static override tableName = "importSteps";
  static override idColumn = ["tenantId", "importId", "step"];
  static override jsonAttributes = ["cursor", "reason"];

  declare tenantId: string;
  declare importId: string;
  declare step: ImportStep;
  declare position: number;
  declare state: StepProgress["state"];
  declare done: number;
  declare expected: number | null;
  declare cursor: unknown;
  declare parts: number;
  declare complete: boolean;
  declare reason: ImportReason | null;
}

export class ImportModel extends Model {
  static override tableName = "imports";
  static override idColumn = ["tenantId", "id"];
  static override jsonAttributes = ["request", "reason"];

  static override relationMappings = () => ({
    steps: {
      relation: Model.HasManyRelation,
      modelClass: ImportStepModel,
      join: {
        from: ["imports.tenantId", "imports.id"],
        to: ["importSteps.tenantId", "importSteps.importId"],
      },
    },
  });

  declare tenantId: string;
  declare id: string;
  declare workspaceId: string;
  declare submissionId: string;
  declare importRequestId: string;
  declare connectionId: string;
  declare financialRecordId: string;
  declare attempt: number;
  declare outcome: ImportOutcome;
  declare errorCode: ImportErrorCode;
  declare reason: ImportReason | null;
  declare today: Day;
  declare request: SubmissionRequest;
  declare startedByUserId: string | null;
  declare startedByLinkSessionId: string | null;
  declare leaseToken: string | null;
  declare progressedAt: Date;
  declare createdAt: Date;
  declare finishedAt: Date | null;
  declare steps?: ImportStepModel[];
}
