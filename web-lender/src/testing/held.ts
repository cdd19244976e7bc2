/** Pending until the test releases it. */
export function held(): { readonly until: Promise<void>; readonly release: () => void } {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}
