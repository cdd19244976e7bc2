import { Tooltip } from "@tieout/ui-kit";
import type { DetailedUser, UserMetadataSetting } from "../../api/users.ts";
import * as styles from "./manage-users.css.ts";

interface UserNameProps {
  readonly user: Pick<DetailedUser, "displayName" | "metadata">;
  readonly settings: readonly UserMetadataSetting[];
}

/** A name; pointed at or focused, with what else the tenant knows of this user. */
export function UserName({ user: { displayName, metadata }, settings }: UserNameProps) {
  const known = settings.flatMap(({ name, label }) => {
    const value = metadata.find((each) => each.name === name)?.value;
    return value === undefined ? [] : [`${label}: ${value}`];
  });
  if (known.length === 0) return <span className={styles.name}>{displayName}</span>;

  return (
    <Tooltip text={known.join("\n")}>
      <button type="button" className={styles.nameWithMore}>
        {displayName}
      </button>
    </Tooltip>
  );
}
