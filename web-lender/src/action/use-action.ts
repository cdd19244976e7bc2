import { createUseAction } from "@tieout/web-portal/use-action";
import { useIntl } from "react-intl";

/**
 * Every change that a page makes. Examples: a form with a 412 in `user-edit.ts`, a deletion that is confirmed in
 * `delete-workspace.tsx`, a switch in `hold-collection.tsx`.
 */
export const useAction = createUseAction(() =>
  useIntl().formatMessage({ id: "failure.unreachable" }),
);
