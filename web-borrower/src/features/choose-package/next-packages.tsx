import { Inline, Monogram, Text } from "@tieout/ui-kit";
import { packageMarks } from "@tieout/web-portal/package-marks";
import { FormattedMessage } from "react-intl";
import { type OfferedPackage, sourcesOf } from "../../api/tenant-settings.ts";
import * as styles from "./choose-package.css.ts";

export function NextPackages({ offered }: { readonly offered: readonly OfferedPackage[] }) {
  const { packages, file } = sourcesOf(offered);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="portal-next" className={styles.next}>
      <h3 className={styles.nextTitle} id="portal-next">
        <FormattedMessage id={packages.length > 0 ? "portal.next" : "portal.next.file"} />
      </h3>
      {file && packages.length > 0 && (
        <Text as="p" size="small" tone="muted">
          <FormattedMessage id="portal.next.or-file" />
        </Text>
      )}
      <Inline above="medium" as="ul" gap={18} rowGap="small" wrap>
        {packages.map(({ id, name }) => (
          <Inline as="li" key={id}>
            <Monogram {...packageMarks[id]} />
            <Text size="small" tone="muted">
              {name}
            </Text>
          </Inline>
        ))}
      </Inline>
    </section>
  );
}
