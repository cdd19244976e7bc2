// react-intl's FormattedMessage checks only the id; this also checks the values. Types only, set in tsconfig.json.
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

/** For a union of ids: the values any of them needs. */
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
