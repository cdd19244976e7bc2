import { useQuery } from "@tanstack/react-query";
import { DefinitionList, Emphasized, Text } from "@tieout/ui-kit";
import { CirclePause } from "lucide-react";
import { useIntl } from "react-intl";
import { Redirect } from "wouter";
import { tenantSettings } from "../api/tenant-settings.ts";
import { MessagePage } from "../app/message-page.tsx";
import { usePageTitle } from "../app/page-arrival.ts";
import * as styles from "./closed.css.ts";

/** The portal of a tenant that has closed it (P-R21). Who comes by after it opened again goes in. */
export function ClosedRoute() {
  const { formatMessage } = useIntl();
  const { data: settings, isFetched } = useQuery(tenantSettings());
  usePageTitle("closed.title");
  // Whether it's closed isn't known then; whoever goes in and may not comes back.
  if (!settings) return isFetched && <Redirect to="/" replace />;
  const { tenantDisable, disabledParagraphs, disabledEffects } = settings.basicSettings;
  if (!tenantDisable.lender) return <Redirect to="/" replace />;

  const { affected, notAffected } = disabledEffects.lender;
  const effects = [
    { term: formatMessage({ id: "closed.affected" }), description: affected },
    { term: formatMessage({ id: "closed.notAffected" }), description: notAffected },
  ].filter(({ description }) => description !== undefined);

  return (
    <MessagePage
      icon={<CirclePause />}
      title={formatMessage({ id: "closed.title" })}
      aside={effects.length > 0 && <DefinitionList items={effects} layout="stacked" />}
    >
      {disabledParagraphs.lender.length === 0 ? (
        <Text as="p" size="large" tone="muted">
          {formatMessage({ id: "closed.detail" }, { tenant: settings.brandConfig.visibleName })}
        </Text>
      ) : (
        <div className={styles.paragraphs}>
          {disabledParagraphs.lender.map(
            ({ content, bold, fontSize, marginBottom, strong = [] }) => (
              <p
                key={content}
                className={bold ? styles.bold : undefined}
                style={{ fontSize, marginBottom }}
              >
                <Emphasized text={content} words={strong} />
              </p>
            ),
          )}
        </div>
      )}
    </MessagePage>
  );
}
