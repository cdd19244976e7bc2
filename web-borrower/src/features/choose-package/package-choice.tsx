import { Badge, Heading, PackageTile, PackageTiles, Text } from "@tieout/ui-kit";
import { packageMarks } from "@tieout/web-portal/package-marks";
import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  type AccountingPackage,
  type OfferedPackage,
  sourcesOf,
  type UnavailablePackage,
} from "../../api/tenant-settings.ts";

interface PackageChoiceProps {
  readonly offered: readonly OfferedPackage[];
  readonly unavailable: readonly UnavailablePackage[];
  readonly lenderName: string;
  readonly opening: AccountingPackage | undefined;
  readonly onChoose: (accountingPackage: OfferedPackage) => void;
  /** Ways in beside packages and files. */
  readonly more?: ReactNode;
}

export function PackageChoice({
  offered,
  unavailable,
  lenderName,
  opening,
  onChoose,
  more,
}: PackageChoiceProps) {
  const { formatMessage } = useIntl();
  const { packages, file } = sourcesOf(offered);
  const heading = formatMessage({ id: "landing.packages" });

  return (
    <>
      <Heading level={2} size="section">
        {heading}
      </Heading>
      {packages.length > 0 && (
        <Text above={4} as="p" below={16} size="medium" tone="muted">
          <FormattedMessage id="landing.packages.hint" />
        </Text>
      )}
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
              {...packageMarks[accountingPackage.id]}
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
        {file && (
          <PackageTile
            detail={formatMessage({ id: "file.upload.detail" })}
            disabled={opening !== undefined}
            icon={<Upload aria-hidden />}
            layout="row"
            name={formatMessage({
              id: packages.length > 0 ? "file.upload.instead" : "file.upload",
            })}
            onClick={() => onChoose(file)}
          />
        )}
        {more}
      </PackageTiles>
      {unavailable.length > 0 && (
        <Text above={14} as="p" size="small" tone="muted">
          <FormattedMessage
            id="landing.packages.unavailable"
            values={{
              names: unavailable
                .map(({ name, beta }) =>
                  beta ? `${name} (${formatMessage({ id: "landing.beta" })})` : name,
                )
                .join(", "),
            }}
          />
        </Text>
      )}
    </>
  );
}
