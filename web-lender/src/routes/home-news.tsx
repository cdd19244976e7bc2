import { AttendCollections } from "../features/needs-attention/needs-attention.tsx";
import { addresses } from "./addresses.ts";
import * as styles from "./home-news.css.ts";
import { RunningImports } from "./running-imports.tsx";

/** What happens now, and what waits for somebody here. Nothing when neither does. */
export function HomeNews() {
  return (
    <div className={styles.news}>
      <RunningImports />
      <AttendCollections overviewAddress={addresses.overview} />
    </div>
  );
}
