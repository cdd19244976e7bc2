import { IconLine, Stack } from "@tieout/ui-kit";
import { KeyRound, Lock, ShieldCheck } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { isFile, type OfferedPackage } from "../../api/tenant-settings.ts";
import * as styles from "./choose-package.css.ts";
import { vendors } from "./vendors.ts";

interface AssurancesProps {
  readonly accountingPackage: OfferedPackage;
  readonly lenderName: string;
}

const lines = [
  { name: "encrypted", Icon: Lock },
  { name: "password", Icon: KeyRound },
  { name: "read-only", Icon: ShieldCheck },
] as const;

/** Three promises about one package, or about a file, each true for it (D-17). */
export function Assurances({ accountingPackage: { id, name }, lenderName }: AssurancesProps) {
  const about = isFile(id) ? "parameters.file" : "parameters";
  const values = { package: name, lender: lenderName, vendor: vendors[id] ?? name };

  return (
    <Stack as="ul" gap={10}>
      {lines.map(({ name: line, Icon }) => (
        <IconLine icon={<Icon />} key={line} tone="success">
          <span>
            <FormattedMessage id={`${about}.${line}`} values={values} />
            <small className={styles.assuranceDetail}>
              <FormattedMessage id={`${about}.${line}.detail`} values={values} />
            </small>
          </span>
        </IconLine>
      ))}
    </Stack>
  );
}
