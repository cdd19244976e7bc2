import { FormattedMessage, type IntlShape } from "react-intl";

// scripts/message-types.mjs reads what each message is formatted with; message-types.d.ts tells react-intl.
export const formatted = ({ formatMessage }: IntlShape) => [
  formatMessage({ id: "limit.reached" }),
  formatMessage({ id: "limit.of" }, { limit: 3 }),
  // @ts-expect-error no message has this id
  formatMessage({ id: "limit.off" }),
  // @ts-expect-error its value is missing
  formatMessage({ id: "limit.of" }),
  // @ts-expect-error a number that decides between forms isn't a text
  formatMessage({ id: "limit.of" }, { limit: "3" }),
  // @ts-expect-error it has no such value
  formatMessage({ id: "limit.of" }, { limit: 3, max: 4 }),
  // @ts-expect-error it has no values at all
  formatMessage({ id: "limit.reached" }, { limit: 3 }),
];

export const shown = [
  <FormattedMessage key="right" id="limit.of" values={{ limit: 3 }} />,
  // @ts-expect-error its value is missing
  <FormattedMessage key="missing" id="limit.of" />,
  // @ts-expect-error it has another value
  <FormattedMessage key="wrong" id="limit.of" values={{ max: 3 }} />,
];
