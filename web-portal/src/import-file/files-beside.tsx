import { mostOfRole } from "@tieout/core/book-mapping/supporting-file";
import { Card } from "@tieout/ui-kit";
import type { FileImport } from "./file-import-calls.ts";
import { useFocusIfFewer } from "./focus-if-fewer.ts";
import * as styles from "./openings.css.ts";
import { SecondFile, type SecondFileCalls } from "./second-file.tsx";
import { StatementsBeside } from "./statements-beside.tsx";

interface FilesBesideProps {
  readonly file: FileImport;
  readonly calls: SecondFileCalls;
  readonly isChecking: boolean;
  /** Whether statements are asked for where there are none yet. */
  readonly offersStatements: boolean;
}

/** Files that say account types or names, where they're lacking or were added, and how statements compare with the books. */
export function FilesBeside({ file, calls, isChecking, offersStatements }: FilesBesideProps) {
  const { figures, statements, supporting = [] } = file;
  const digits = figures?.digits ?? 2;
  const offered = { statements: offersStatements, labels: figures?.nameless !== undefined };
  const roles = (["statements", "labels"] as const)
    .map((role) => ({ role, added: supporting.filter((each) => each.role === role) }))
    .filter(({ role, added }) => offered[role] || added.length > 0);

  const region = useFocusIfFewer<HTMLDivElement>(
    supporting.filter(({ role }) => role !== "openings").length,
  );

  return (
    <>
      {roles.length > 0 && (
        <Card>
          <div className={styles.second} ref={region} tabIndex={-1}>
            {roles.map(({ role, added }) => {
              const common = { calls, fileRole: role, digits };
              return (
                <div className={styles.second} key={role}>
                  {!isChecking &&
                    added.map((each, i) => (
                      <SecondFile
                        {...common}
                        file={each}
                        isChecking={false}
                        isNewest={i === added.length - 1}
                        key={each.id}
                      />
                    ))}
                  {(isChecking || added.length < mostOfRole[role]) && (
                    <SecondFile {...common} file={undefined} isChecking={isChecking} key="next" />
                  )}
                </div>
              );
            })}
          </div>
        </Card>
      )}
      {statements && <StatementsBeside digits={digits} statements={statements} />}
    </>
  );
}
