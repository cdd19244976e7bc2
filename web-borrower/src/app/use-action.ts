import { createUseAction } from "@tieout/web-portal/use-action";
import { useIntl } from "react-intl";

export const useAction = createUseAction(() =>
  useIntl().formatMessage({ id: "trouble.unreachable" }),
);
