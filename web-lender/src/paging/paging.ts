import { lastPage } from "@tieout/core/workspace";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";

interface Place {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  /** Off where the count was capped. */
  readonly isTotalExact?: boolean;
}

export function usePagerTexts() {
  const { formatMessage } = useIntl();

  return ({ page, perPage, total, isTotalExact = true }: Place) => {
    const from = (page - 1) * perPage + 1;
    const to = isTotalExact ? Math.min(page * perPage, total) : page * perPage;
    const pages = lastPage(total, perPage);

    return {
      range: formatMessage(
        { id: isTotalExact ? "pages.range" : "pages.rangeOfMore" },
        { from, to, total },
      ),
      pageLabel: isTotalExact
        ? formatMessage({ id: "pages.page" }, { page, pages })
        : formatMessage({ id: "pages.pageOfMore" }, { page }),
      labels: {
        name: formatMessage({ id: "pages.name" }),
        first: formatMessage({ id: "pages.first" }),
        previous: formatMessage({ id: "pages.previous" }),
        next: formatMessage({ id: "pages.next" }),
        last: formatMessage({ id: "pages.last" }),
      },
    };
  };
}

const debounce = 1_000;

/**
 * Searches a second after the last key (P-V14). A list with another term updates the box, or the old text would be
 * searched again.
 */
export function useDebouncedTerm(term: string, onTerm: (term: string) => void) {
  const [typed, setTyped] = useState(term);
  const [shown, setShown] = useState(term);
  if (shown !== term) {
    setShown(term);
    setTyped(term);
  }

  useEffect(() => {
    if (typed === term) return;
    const timer = setTimeout(() => onTerm(typed), debounce);
    return () => clearTimeout(timer);
  }, [typed, term, onTerm]);

  return { typed, setTyped, isWaiting: typed !== term };
}
