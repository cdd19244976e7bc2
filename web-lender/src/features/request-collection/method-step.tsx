import { RadioCards } from "@tieout/ui-kit";
import { FileSpreadsheet, LinkIcon, Plug } from "lucide-react";
import { useIntl } from "react-intl";
import { byMethod, type Method, type Wish } from "./wish.ts";

interface MethodStepProps {
  readonly methods: readonly Method[];
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

const icons = {
  shareable: <LinkIcon aria-hidden />,
  direct: <Plug aria-hidden />,
  excel: <FileSpreadsheet aria-hidden />,
};

/** Whether the borrower gets a link, connects here and now, or has sent a file. */
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
