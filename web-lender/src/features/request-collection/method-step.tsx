import { RadioCards } from "@tieout/ui-kit";
import { LinkIcon, Plug } from "lucide-react";
import { useIntl } from "react-intl";
import { byMethod, type Method, type Wish } from "./wish.ts";

interface MethodStepProps {
  readonly methods: readonly Method[];
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

const icons = { "secure-link": <LinkIcon aria-hidden />, direct: <Plug aria-hidden /> };

/** Whether the borrower gets a link, or connects here and now. */
export function MethodStep({ methods, wish, onWish }: MethodStepProps) {
  const { formatMessage } = useIntl();

  return (
    <RadioCards
      label={formatMessage({ id: "collect.step.method" })}
      labelHidden
      value={wish.method}
      onChange={(method) => onWish(byMethod(wish, method))}
      options={methods.map((method) => ({
        value: method,
        title: formatMessage({ id: `method.${method}` }),
        description: formatMessage({ id: `method.${method}.hint` }),
        icon: icons[method],
      }))}
    />
  );
}
