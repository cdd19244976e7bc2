/** The largest unit that has one of it: seconds are too small to be watched. */
export function elapsed(seconds: number): [number, "minute" | "hour" | "day"] {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return [minutes, "minute"];
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? [hours, "hour"] : [Math.floor(hours / 24), "day"];
}
