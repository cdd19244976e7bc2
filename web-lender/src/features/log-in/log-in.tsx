import { Avatar, Badge, Button, ErrorPanel, Heading, Logo } from "@tieout/ui-kit";
import { answerOf } from "@tieout/web-portal/answer";
import { ChevronRight, Lock } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import type { TenantSettings } from "../../api/tenant-settings.ts";
import * as styles from "./log-in.css.ts";
import {
  beginningOf,
  type Destination,
  type LoginQuery,
  type LoginTarget,
  lastTeam,
  loginTarget,
  rememberTeam,
  welcomeTextOf,
} from "./login-settings.ts";

interface LogInProps {
  /** Absent when unreadable: login still works. */
  readonly settings: TenantSettings | undefined;
  /** By key; ours fill the gaps. */
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

export function LogIn({ settings, texts, query, onLogOut }: LogInProps) {
  const { formatMessage } = useIntl();
  const login = settings?.multiTenantSettings ?? noSettings;
  const last = lastTeam(login);
  const way = loginTarget(login, last);
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

/** Redirects at most once, and never after a failure. */
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

  // Once started, the login tracks itself.
  return beginning === "goes-to-target" ? beginning : "shows-itself";
}

interface LoginFailedProps {
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly error: string;
  readonly onOk: () => void;
}

/** OK clears the failure from the address (P-T4). */
function LoginFailed({ texts, error, onOk }: LoginFailedProps) {
  const { formatMessage } = useIntl();
  const why = error === "unknown" ? "login.failed.unknown" : "login.failed.provider";

  return (
    <div className={styles.failure}>
      <ErrorPanel
        title={texts.loginFailed ?? formatMessage({ id: "login.failed" })}
        takesFocus
        actions={
          <Button onClick={onOk}>
            <FormattedMessage id="session.ok" />
          </Button>
        }
      >
        <p>{formatMessage({ id: why })}</p>
        {texts.loginFailedMessage !== undefined && <p>{texts.loginFailedMessage}</p>}
      </ErrorPanel>
    </div>
  );
}

interface TeamChooserProps {
  readonly title: string;
  readonly teams: readonly Destination[];
  readonly last: Destination | undefined;
  readonly onChoose: (team: Destination) => void;
}

function TeamChooser({ title, teams, last, onChoose }: TeamChooserProps) {
  return (
    <nav className={styles.chooser} aria-labelledby="teams">
      <Heading id="teams" level={2} size="card">
        {title}
      </Heading>
      <p className={styles.hint}>
        <FormattedMessage id={last ? "login.teams.last" : "login.teams.hint"} />
      </p>
      <ul className={styles.teams}>
        {teams.map((team) => (
          <li key={team.id} className={styles.item}>
            <a className={styles.team} href={team.url} onClick={() => onChoose(team)}>
              <Avatar name={team.name} tone="neutral" size="large" />
              <span className={styles.text}>
                <span className={styles.name}>
                  {team.name}
                  {team.id === last?.id && (
                    <Badge>
                      <FormattedMessage id="login.lastUsed" />
                    </Badge>
                  )}
                </span>
                <span className={styles.host}>{new URL(team.url).host}</span>
              </span>
              <ChevronRight aria-hidden size={16} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LoggingIn {
  readonly logIn: (way: LoginTarget, how?: { readonly otherAccount: boolean }) => void;
  /** From the press until the other page loads. */
  readonly isOpening: boolean;
  readonly refusal: string | undefined;
}

/** Without a response the page stays and shows it. */
function useLogIn(): LoggingIn {
  const { locale } = useIntl();
  const opening = useAction({
    call: (otherAccount: boolean) =>
      answerOf(
        client.POST("/auth/login", {
          body: { uiLocales: locale, ...(otherAccount && { otherAccount }) },
        }),
      ),
    onDone: ({ location }) => window.location.assign(location),
  });

  return {
    logIn: (way, { otherAccount } = { otherAccount: false }) => {
      if (way.to === "provider") {
        void opening.run(otherAccount);
        return;
      }
      rememberTeam(way.team);
      window.location.assign(way.team.url);
    },
    isOpening: opening.isPending || opening.isDone,
    refusal: opening.failure,
  };
}
