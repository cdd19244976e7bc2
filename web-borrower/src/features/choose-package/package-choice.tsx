import { Badge, Heading, PackageTile, PackageTiles } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { AccountingPackage, OfferedPackage } from "../../api/tenant-settings.ts";
import * as styles from "./choose-package.css.ts";
import { monograms } from "./monograms.ts";

interface PackageChoiceProps {
  readonly offered: readonly OfferedPackage[];
  readonly lenderName: string;
  /** The package whose page is being opened. */
  readonly opening: AccountingPackage | undefined;
  readonly onChoose: (accountingPackage: OfferedPackage) => void;
  /** Books are brought as a file instead. */
  readonly onFile: () => void;
}

/** Where the books are kept: one tap leads to that package's own page. */
export function PackageChoice({
  offered,
  lenderName,
  opening,
  onChoose,
  onFile,
}: PackageChoiceProps) {
  const { formatMessage } = useIntl();
  const packages = offered.filter(({ id }) => canConnect(id));
  const takesFiles = packages.length < offered.length;
  const heading = formatMessage({ id: "landing.packages" });

  return (
    <>
      <Heading level={2} size="section">
        {heading}
      </Heading>
      <p className={styles.hint}>
        <FormattedMessage id="landing.packages.hint" />
      </p>
      {offered.length === 0 && (
        <p>
          <FormattedMessage id="landing.packages.none" values={{ lender: lenderName }} />
        </p>
      )}
      <PackageTiles label={heading}>
        {packages.map((accountingPackage) => {
          const isOpening = accountingPackage.id === opening;
          return (
            <PackageTile
              {...monograms[accountingPackage.id]}
              badge={
                accountingPackage.beta && !isOpening ? (
                  <Badge>{formatMessage({ id: "landing.beta" })}</Badge>
                ) : undefined
              }
              busy={isOpening}
              disabled={opening !== undefined && !isOpening}
              key={accountingPackage.id}
              name={
                isOpening
                  ? formatMessage({ id: "landing.opening" }, { package: accountingPackage.name })
                  : accountingPackage.name
              }
              onClick={() => onChoose(accountingPackage)}
            />
          );
        })}
        {takesFiles && (
          <PackageTile
            {...monograms.fileupload}
            disabled={opening !== undefined}
            name={formatMessage({ id: "file.upload" })}
            onClick={onFile}
          />
        )}
      </PackageTiles>
    </>
  );
}

/** Files are another way in, and no package that somebody signs in to. */
const canConnect = (id: AccountingPackage) => id !== "fileupload";
