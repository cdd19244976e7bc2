/** What the login page says above its button, and below it. */
export interface WelcomeText {
  readonly title: string;
  readonly above: readonly string[];
  readonly below: readonly string[];
}

/**
 * The tenant's lines, of which the first is the page's heading; `loginAfter` lines stand above the login, or
 * all of them.
 */
export function welcomeTextOf(
  lines: readonly string[],
  loginAfter: number | undefined = lines.length,
): WelcomeText {
  const [title = "", ...rest] = lines;
  const above = Math.max(loginAfter - 1, 0);
  return { title, above: rest.slice(0, above), below: rest.slice(above) };
}
