import { useQuery } from "@tanstack/react-query";
import { DefinitionList, Emphasized } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { Redirect } from "wouter";
import { tenantSettings } from "../api/tenant-settings.ts";
import * as styles from "../app/notice-page.css.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { usePageTitle } from "../app/page-arrival.ts";

/** Visitors continue once it's open again (P-R21). */
export function ClosedRoute() {
  const { formatMessage } = useIntl();
  const { data: settings, isFetched } = useQuery(tenantSettings());
  usePageTitle("closed.title");
  // Unknown then, so go in; a closed portal redirects back.
  if (!settings) return isFetched && <Redirect to="/" replace />;
  const { tenantDisable, disabledParagraphs, disabledEffects } = settings.basicSettings;
  if (!tenantDisable.lender) return <Redirect to="/" replace />;

  const { affected, notAffected } = disabledEffects.lender;
  const effects = [
    { term: formatMessage({ id: "closed.affected" }), description: affected },
    { term: formatMessage({ id: "closed.notAffected" }), description: notAffected },
  ].filter(({ description }) => description !== undefined);

  const paragraphs = disabledParagraphs.lender;
  const tenant = settings.brandConfig.visibleName;
  return (
    <NoticePage
      notice="closed"
      body={paragraphs.length === 0 ? [formatMessage({ id: "closed.detail" }, { tenant })] : []}
      aside={effects.length > 0 && <DefinitionList items={effects} layout="stacked" />}
    >
      {paragraphs.length > 0 && (
        <div className={styles.paragraphs}>
          {paragraphs.map(({ content, bold, fontSize, marginBottom, strong = [] }) => (
            <p
              key={content}
              className={bold ? styles.bold : undefined}
              style={{ fontSize, marginBottom }}
            >
              <Emphasized text={content} words={strong} />
            </p>
          ))}
        </div>
      )}
    </NoticePage>
  );
}
