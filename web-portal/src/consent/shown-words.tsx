import type { ConsentWords } from "@tieout/core/consent/words";
import type { components } from "@tieout/openapi/borrower";
import * as styles from "./shown-words.css.ts";

/** What the person agrees to by the next button. The server stores the same lines. */
export function ShownWords({ words: { lines } }: { readonly words: ConsentWords }) {
  return (
    <div className={styles.words}>
      {lines.map((line) => (
        <p className={styles.line} key={line}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** Tells the server which words were shown. */
export const asShown = ({
  version,
  sha256,
}: ConsentWords): components["schemas"]["ShownWords"] => ({ version, sha256 });
