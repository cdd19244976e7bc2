import { tenantModel } from "@tieout/server/database/tenant-model";
import { Model } from "objection";

class ImportStepModel extends tenantModel("importSteps") {}

export class ImportModel extends tenantModel("imports") {
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

  declare steps?: ImportStepModel[];
}
