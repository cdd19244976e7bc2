import type { PeoplePickerProps } from "@tieout/ui-kit";
import { useIntl } from "react-intl";

export function usePickerLabels(): PeoplePickerProps["labels"] {
  const { formatMessage } = useIntl();

  return {
    search: formatMessage({ id: "users.search" }),
    clearSearch: formatMessage({ id: "list.clearSearch" }),
    selectAll: formatMessage({ id: "users.selectAll" }),
    deselectAll: formatMessage({ id: "users.deselectAll" }),
    name: formatMessage({ id: "users.name" }),
    email: formatMessage({ id: "users.email" }),
    role: formatMessage({ id: "users.role" }),
    note: formatMessage({ id: "users.note" }),
    noMatch: (term) => formatMessage({ id: "users.noMatch" }, { term }),
  };
}
