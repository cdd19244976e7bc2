import { Avatar, Badge, Heading } from "@tieout/ui-kit";
import { ChevronRight } from "lucide-react";
import { FormattedMessage } from "react-intl";
import * as styles from "./team-chooser.css.ts";
import type { Destination } from "./way-in.ts";

interface TeamChooserProps {
  readonly title: string;
  readonly teams: readonly Destination[];
  readonly last: Destination | undefined;
  readonly onChoose: (team: Destination) => void;
}

/** The teams of a firm, each with a portal of its own. */
export function TeamChooser({ title, teams, last, onChoose }: TeamChooserProps) {
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
              <span className={styles.words}>
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
