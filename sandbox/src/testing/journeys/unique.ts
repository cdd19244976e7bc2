/** A name that no earlier run has left in the sandbox. */
export const unique = (name: string): string => `${name} ${Date.now().toString(36)}`;
