import { createUseAction } from "@tieout/web-portal/use-action";
import { useIntl } from "react-intl";

/**
 * Examples: `user-edit.ts` (a form with a 412), `delete-workspace.tsx` (confirmed), `hold-collection.tsx` (a
 * switch).
 */
export const useAction = createUseAction(() =>
  useIntl().formatMessage({ id: "failure.unreachable" }),
);
