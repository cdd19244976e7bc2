export const dana = {
  email: "dana.whitfield@copperfieldcapital.com",
  password: "sandbox",
};

type Form = Readonly<Record<string, string>>;

/** A browser on the sandbox's identity provider: keeps cookies and follows redirects. */
export interface AtProvider {
  readonly page: URL;
  readonly submit: (form: Form, under?: string) => Promise<URL>;
}

export async function atProvider(address: string): Promise<AtProvider> {
  const { origin } = new URL(address);
  const cookies = new Map<string, string>();
  const page = await follow(new URL(address));
  return {
    page,
    submit: (form, under = "") => follow(new URL(`${page.pathname}${under}`, page), form),
  };

  async function follow(at: URL, form?: Form): Promise<URL> {
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

export async function logInAtProvider(address: string, credentials: Form = dana): Promise<URL> {
  const { page, submit } = await atProvider(address);
  return page.origin === new URL(address).origin ? submit(credentials) : page;
}
