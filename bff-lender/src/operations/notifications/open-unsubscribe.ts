import type { Handler } from "../../operation.ts";

/** For mail programs that only open a link: it's the page that asks. */
export const openUnsubscribe: Handler<"openUnsubscribe"> = async (
  { params: { unsubscribeToken } },
  { host },
) => {
  const page = new URL("/unsubscribe", host.origin);
  page.hash = encodeURIComponent(unsubscribeToken);
  return { status: 302, headers: { location: page.href } };
};
