import { Badge, Box, Heading, PackageTile, PackageTiles, Text } from "@tieout/ui-kit";
import { packageMarks } from "@tieout/web-portal/package-marks";
import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  type OfferedPackage,
  sourcesOf,
  type UnavailablePackage,
} from "../../api/tenant-settings.ts";

interface PackageChoiceProps {
  readonly offered: readonly OfferedPackage[];
  readonly unavailable: readonly UnavailablePackage[];
  readonly lenderName: string;
  readonly step: ReactNode;
  readonly onChoose: (accountingPackage: OfferedPackage) => void;
  /** Ways in beside packages and files. */
  readonly more?: ReactNode;
}

export function PackageChoice({
  offered,
  unavailable,
  lenderName,
  step,
  onChoose,
  more,
}: PackageChoiceProps) {
  const { formatMessage } = useIntl();
  const { packages, file } = sourcesOf(offered);
  const heading = formatMessage({ id: "landing.packages" });

  return (
    <>
      {step}
      <Box below={16}>
        <Heading level={2} size="section">
          {heading}
        </Heading>
      </Box>
      {offered.length === 0 && (
        <p>
          <FormattedMessage id="landing.packages.none" values={{ lender: lenderName }} />
        </p>
      )}
      <PackageTiles label={heading}>
        {packages.map((accountingPackage) => (
          <PackageTile
            {...packageMarks[accountingPackage.id]}
            badge={accountingPackage.beta && <Badge>{formatMessage({ id: "landing.beta" })}</Badge>}
            key={accountingPackage.id}
            name={accountingPackage.name}
            onClick={() => onChoose(accountingPackage)}
          />
        ))}
        {file && (
          <PackageTile
            detail={formatMessage({ id: "file.upload.detail" })}
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
