import type { MessageValue, NoMessageValues } from "react-intl";

/** Messages that each portal words itself, as their readers differ, with their values. */
export interface PortalMessages {
  "file.title": NoMessageValues;
  "file.lede": NoMessageValues;
  "file.reading": NoMessageValues;
  "file.reading.detail": NoMessageValues;
  "file.columns.lede.remembered": NoMessageValues;
  "file.columns.card": NoMessageValues;
  "file.options.note": NoMessageValues;
  "file.check.lede.agrees": NoMessageValues;
  "file.check.lede.rows": { count: number };
  "file.check.lede.differs": NoMessageValues;
  "file.check.lede.period": { lender: MessageValue };
  "file.period.how.less": { lender: MessageValue; from: MessageValue; upTo: MessageValue };
  "file.period.anyway": NoMessageValues;
  "file.period.reason.hint": { lender: MessageValue };
  "file.period.open": NoMessageValues;
  "file.send.anyway": NoMessageValues;
  "file.send.sending": NoMessageValues;
  "file.send.failed": NoMessageValues;
  "file.send.anyway.title": NoMessageValues;
  "file.send.anyway.seen": NoMessageValues;
  "file.send.anyway.keep": NoMessageValues;
  "file.leave.title": NoMessageValues;
  "file.leave.detail": { lender: MessageValue };
  "file.send.send": { lender: MessageValue };
  "file.send.note": { lender: MessageValue };
  "file.send.anyway.note": { lender: MessageValue };
}
