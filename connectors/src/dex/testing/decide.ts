export interface Decision {
  readonly company?: string;
  readonly decision?: "allow" | "refuse";
  readonly outcome?: string;
}

/** Submits DEX's consent page as its forms would; returns the redirect address. */
export async function decideAtDex(
  connectionEndpoint: string,
  { company = "tidewater", decision = "allow", outcome = "success" }: Decision = {},
): Promise<URL> {
  const { origin, searchParams } = new URL(connectionEndpoint);
  const form = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries({ company, decision, outcome })) form.set(name, value);
  const reply = await fetch(`${origin}/oauth/decision`, {
    method: "POST",
    body: form,
    redirect: "manual",
    headers: { origin },
  });
  return new URL(reply.headers.get("location") ?? "");
}
