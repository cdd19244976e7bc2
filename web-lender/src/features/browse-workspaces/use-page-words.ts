import { lastPage } from "@tieout/core/workspace";
import { useIntl } from "react-intl";

interface Place {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

/** What the pagination says of where one is. */
export function usePageWords() {
  const { formatMessage } = useIntl();

  return ({ page, perPage, total }: Place) => {
    const from = (page - 1) * perPage + 1;
    const to = Math.min(page * perPage, total);

    return {
      range: formatMessage({ id: "pages.range" }, { from, to, total }),
      pageLabel: formatMessage({ id: "pages.page" }, { page, pages: lastPage(total, perPage) }),
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
