import { Button, ErrorPanel, Heading, Logo } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { TenantSettings } from "../../api/tenant-settings.ts";
import * as styles from "./log-in.css.ts";
import { LoginFailed } from "./login-failed.tsx";
import { TeamChooser } from "./team-chooser.tsx";
import { useLogIn } from "./use-log-in.ts";
import { beginningOf, type LoginQuery, lastTeam, rememberTeam, wayIn } from "./way-in.ts";
import { welcomeTextOf } from "./welcome-text.ts";

interface LogInProps {
  /** Absent when they couldn't be read: somebody can still log in. */
  readonly settings: TenantSettings | undefined;
  /** What the tenant says here, by its key; ours stands in for what it doesn't say. */
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly query: LoginQuery;
  readonly onLogOut: () => void;
}

const noSettings: TenantSettings["multiTenantSettings"] = {
  loginDestinations: [],
  passLoginThrough: false,
  defaultLogin: true,
  showSeparatorAfterWelcomeText: false,
};

/** Welcome, and the way in: the organization's own sign-in page, or that of one of its teams. */
export function LogIn({ settings, texts, query, onLogOut }: LogInProps) {
  const { formatMessage } = useIntl();
  const login = settings?.multiTenantSettings ?? noSettings;
  const last = lastTeam(login);
  const way = wayIn(login, last);
  const { logIn, isOpening, refusal } = useLogIn();
  const otherAccount = query.error === "unknown";
  const begin = () => way && logIn(way, { otherAccount });
  const beginning = useBeginning(login, query, begin);

  const product = formatMessage({ id: "app.product" });
  const visibleName = settings?.brandConfig.visibleName ?? product;
  const welcome = formatMessage({ id: "login.welcome" }, { tenant: visibleName });
  const purpose = formatMessage({ id: "login.purpose" });
  const ours = [texts.welcome ?? welcome, texts.purpose ?? purpose];
  const text = welcomeTextOf(login.welcomeText ?? ours, login.placeLoginAfterWelcomeLine);
  const hasTeams = login.loginDestinations.length > 0;

  return (
    <section className={hasTeams ? styles.wideCard : styles.card} aria-labelledby="login">
      <div className={styles.way}>
        <Logo large name={visibleName} src={settings?.brandConfig.logo} />
        <div className={styles.welcome}>
          <Heading id="login" level={1} size="display">
            {text.title}
          </Heading>
          <Lines>{text.above}</Lines>
        </div>
        {login.showSeparatorAfterWelcomeText && <hr className={styles.separator} />}
        {query.error !== undefined && (
          <LoginFailed texts={texts} error={query.error} onOk={onLogOut} />
        )}
        {refusal !== undefined && (
          <div className={styles.failure}>
            <ErrorPanel
              title={formatMessage({ id: "login.unavailable" })}
              actions={
                <Button onClick={begin}>
                  <FormattedMessage id="failure.tryAgain" />
                </Button>
              }
            >
              {refusal}
            </ErrorPanel>
          </div>
        )}
        {way && (
          <div className={styles.go}>
            <Button
              variant="primary"
              size="large"
              wide
              busy={isOpening || beginning !== "shows-itself"}
              busyLabel={texts.opening ?? formatMessage({ id: "login.opening" })}
              onClick={begin}
            >
              {texts.button ?? formatMessage({ id: "login.button" })}
            </Button>
            <p className={styles.note}>
              <Lock aria-hidden size={14} />
              {texts.where ?? formatMessage({ id: "login.where" })}
            </p>
          </div>
        )}
        {text.below.length > 0 && (
          <div className={styles.below}>
            <Lines>{text.below}</Lines>
          </div>
        )}
      </div>
      {hasTeams && (
        <TeamChooser
          title={texts.chooseTeam ?? formatMessage({ id: "login.teams" })}
          teams={login.loginDestinations}
          last={last}
          onChoose={rememberTeam}
        />
      )}
    </section>
  );
}

function Lines({ children }: { readonly children: readonly string[] }): ReactNode {
  return children.map((line) => (
    <p key={line} className={styles.purpose}>
      {line}
    </p>
  ));
}

/** Goes elsewhere at once where the address or the tenant asks for it; once, and never after a failure. */
function useBeginning(
  login: TenantSettings["multiTenantSettings"],
  query: LoginQuery,
  begin: () => void,
) {
  const beginning = beginningOf(login, query);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (beginning === "logs-in") begin();
    if (beginning === "goes-to-target" && login.redirectTarget !== undefined) {
      window.location.replace(login.redirectTarget);
    }
  });

  // Once it has begun, the login itself knows whether it's on its way.
  return beginning === "goes-to-target" ? beginning : "shows-itself";
}
