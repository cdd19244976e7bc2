/** Whom the sandbox's identity provider knows. */
export const dana = {
  email: "dana.whitfield@copperfieldcapital.com",
  password: "sandbox",
};

/**
 * Logs in at the sandbox's identity provider as its pages' forms would, and gives the address that it
 * sends the browser back to.
 */
export async function logInAtProvider(
  address: string,
  credentials: Readonly<Record<string, string>> = dana,
): Promise<URL> {
  const { origin } = new URL(address);
  const cookies = new Map<string, string>();

  const page = await follow(new URL(address));
  return page.origin === origin ? follow(page, credentials) : page;

  /** Goes on while it's the provider's, and stops at a page without a redirect. */
  async function follow(at: URL, form?: Readonly<Record<string, string>>): Promise<URL> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const reply = await fetch(at, {
      redirect: "manual",
      headers: { cookie },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    await reply.text();
    for (const line of reply.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const next = new URL(reply.headers.get("location") ?? at, at);
    return next.href === at.href || next.origin !== origin ? next : follow(next);
  }
}
