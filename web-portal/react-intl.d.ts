// react-intl's own FormattedMessage checks the id alone. Here its values are those of its message, as formatMessage's
// are. The web rooms' tsconfig.json give these types to `react-intl`; a build knows nothing of them.
import type { ReactNode } from "react";
import type { MessageTag, MessageValue } from "../node_modules/react-intl/index.d.ts";

export * from "../node_modules/react-intl/index.d.ts";

type Arguments = FormatjsIntl.MessageArguments;

type Given<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends MessageTag
    ? (chunks: ReactNode[]) => ReactNode
    : MessageValue extends Values[Name]
      ? ReactNode | MessageValue
      : Values[Name];
};

/** Where the id is one of several, what any of them needs. */
type GivenFor<Id extends keyof Arguments> = (
  Id extends keyof Arguments
    ? (given: Given<Arguments[Id]>) => void
    : never
) extends (given: infer All) => void
  ? All
  : never;

interface FormattedMessageProps<Id extends keyof Arguments> {
  readonly id: Id;
  readonly values: GivenFor<NoInfer<Id>>;
}

export declare function FormattedMessage<const Id extends keyof Arguments>(
  props: keyof GivenFor<Id> extends never
    ? { readonly id: Id; readonly values?: never }
    : FormattedMessageProps<Id>,
): ReactNode;
