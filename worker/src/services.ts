import type { Connectors } from "@tieout/connectors/connectors";
import type { FileReaders } from "@tieout/connectors/reader-processes/file-readers";
import type { Mailer } from "@tieout/server/mail/mailer";
import type { Sealer } from "@tieout/server/sealing/sealer";
import type { Storage } from "@tieout/server/storage/open-storage";
import type { Scan } from "@tieout/services/documents/scanner";

/** The world outside, as handlers are given it. */
export interface Services {
  readonly connectors: Connectors;
  readonly sealer: Sealer;
  readonly storage: Storage;
  readonly fileReaders: FileReaders;
  readonly mailer: Mailer;
  /** Absent where nobody looks for malware. */
  readonly scan?: Scan;
  readonly now: () => Date;
  /** Tells whoever runs this what a round of a tenant's has done, in figures alone. */
  readonly report: (what: string, done: Readonly<Record<string, string | number>>) => void;
  /** How long a package may be silent before an import gives up; six hours unless configured (D-14). */
  readonly patienceMs: number;
}
