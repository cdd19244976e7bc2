import { RadioCards } from "@tieout/ui-kit";
import { FileSpreadsheet, LinkIcon, Plug } from "lucide-react";
import { useIntl } from "react-intl";
import { byMethod, type Method, type Wish } from "./wish.ts";

interface MethodStepProps {
  readonly methods: readonly Method[];
  /** Whether who opens a link may bring files instead of connecting. */
  readonly linkTakesFiles: boolean;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

const icons = {
  shareable: <LinkIcon aria-hidden />,
  direct: <Plug aria-hidden />,
  excel: <FileSpreadsheet aria-hidden />,
};

/** Whether the borrower gets a link, connects here and now, or has sent a file. */
export function MethodStep({ methods, linkTakesFiles, wish, onWish }: MethodStepProps) {
  const { formatMessage } = useIntl();
  const hintOf = (method: Method) =>
    method === "shareable" && linkTakesFiles
      ? ("method.shareable.hint.files" as const)
      : (`method.${method}.hint` as const);

  return (
    <RadioCards
      label={formatMessage({ id: "collect.step.method" })}
      labelHidden
      value={wish.method}
      onChange={(method) => onWish(byMethod(wish, method))}
      options={methods.map((method) => ({
        value: method,
        title: formatMessage({ id: `method.${method}` }),
        description: formatMessage({ id: hintOf(method) }),
        icon: icons[method],
      }))}
    />
  );
}
