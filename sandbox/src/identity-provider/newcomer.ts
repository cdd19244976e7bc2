import type { Problem } from "./pages.ts";

const shortestPassword = 8;

export interface Newcomer {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly password: string;
  readonly again: string;
}

/** What somebody typed who wants an account. */
export function newcomerIn(form: URLSearchParams | undefined): Newcomer {
  const text = (name: string) => form?.get(name) ?? "";
  return {
    email: text("email").trim(),
    givenName: text("given_name").trim(),
    familyName: text("family_name").trim(),
    password: text("password"),
    again: text("password_again"),
  };
}

/** The first thing that keeps it from being an account. */
export function problemOf(newcomer: Newcomer): Problem | undefined {
  const { email, givenName, familyName, password, again } = newcomer;
  const isComplete = /^\S+@\S+$/.test(email) && givenName && familyName;
  if (!isComplete || password.length < shortestPassword) return "incomplete";
  return password === again ? undefined : "different";
}
