import { createUseAction } from "@tieout/web-portal/use-action";
import { useIntl } from "react-intl";

/** Every change that a page makes; see web-portal. */
export const useAction = createUseAction(() =>
  useIntl().formatMessage({ id: "trouble.unreachable" }),
);
