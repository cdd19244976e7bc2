import type { RunningSandbox } from "./running-sandbox.ts";

/** A mail as the inbox gives it; see `inbox/json.ts`. */
export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The newest mail to somebody that has these words in it. Waits for it up to `seconds`. */
export async function mailTo(
  { inbox }: Pick<RunningSandbox, "inbox">,
  {
    to,
    search,
    seconds = 40,
  }: { readonly to: string; readonly search: string; readonly seconds?: number },
): Promise<Mail> {
  const query = new URLSearchParams({ to, search, wait: String(seconds) });
  const found = await get<{ messages: { id: string }[] }>(`${inbox}/api/messages?${query}`);
  const [newest] = found.messages;
  if (!newest) throw new Error(`Nothing about "${search}" came to ${to}`);
  return get<Mail>(`${inbox}/api/messages/${newest.id}`);
}

async function get<Reply>(address: string): Promise<Reply> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  // The inbox's own tests hold it to this shape.
  return (await reply.json()) as Reply;
}
