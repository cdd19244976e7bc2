import type { FactOf, NoValues } from "../fact/index.ts";

/** Why an import ended before it was done. */
export type ImportReason = FactOf<ImportReasons>;

/** Why books weren't connected. */
export type ConnectionReason = FactOf<ConnectionReasons>;

type OfPackage = { readonly package: string };

interface ImportReasons {
  "import-cancelled": NoValues;
  "connection-deleted": NoValues;
  "access-ended": NoValues;
  "records-withdrawn": NoValues;
  "package-disconnected": OfPackage;
  "package-not-permitted": OfPackage;
  "package-silent": OfPackage;
  "package-unreadable": OfPackage;
  "package-endless": OfPackage;
  "file-too-slow": NoValues;
  "file-too-much": NoValues;
  "file-too-many-rows": NoValues;
  "file-too-many-accounts": NoValues;
  "import-fault": NoValues;
}

interface ConnectionReasons {
  "connection-not-allowed": OfPackage;
  "connection-used": NoValues;
  "connection-expired": NoValues;
  "connection-silent": OfPackage;
  "connection-not-permitted": OfPackage;
  "connection-fault": NoValues;
}
