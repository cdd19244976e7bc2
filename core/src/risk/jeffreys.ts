/**
 * Jeffreys' 95% interval for a rate, after `count` events in `of` trials: quantiles of a beta distribution. It begins at 0
 * if there were no events, and ends at 1 if every trial was one (Brown, Cai & DasGupta 2001, "Interval Estimation for a
 * Binomial Proportion").
 */
export function jeffreysInterval(count: number, of: number): { low: number; high: number } {
  const [a, b] = [count + 0.5, of - count + 0.5];
  return {
    low: count === 0 ? 0 : betaQuantile(a, b, 0.025),
    high: count === of ? 1 : betaQuantile(a, b, 0.975),
  };
}

/** Found by bisection, because the distribution only rises. */
function betaQuantile(a: number, b: number, share: number): number {
  let [low, high] = [0, 1];
  for (let round = 0; round < 100; round++) {
    const middle = (low + high) / 2;
    if (betaShare(a, b, middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Regularized incomplete beta function, by its continued fraction (DLMF 8.17.22), on the side where it converges fast. */
function betaShare(a: number, b: number, x: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(b, a, 1 - x);
  const scale = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  return Math.exp(scale) / (a * fraction(a, b, x));
}

/** `1 + d1/(1 + d2/(1 + …))`, by Lentz's method. */
function fraction(a: number, b: number, x: number): number {
  let [value, upper, lower] = [1, 1, 0];
  for (let n = 1; n < 10_000; n++) {
    const m = Math.floor(n / 2);
    const term =
      n % 2 === 0
        ? (m * (b - m) * x) / ((a + n - 1) * (a + n))
        : (-(a + m) * (a + b + m) * x) / ((a + n - 1) * (a + n));
    lower = 1 / notZero(1 + term * lower);
    upper = notZero(1 + term / upper);
    value *= upper * lower;
    if (Math.abs(upper * lower - 1) < 1e-15) break;
  }
  return value;
}

function notZero(value: number): number {
  return Math.abs(value) < 1e-300 ? 1e-300 : value;
}

/** Stirling's series (DLMF 5.11.1), after stepping up to where it is exact to double precision. */
function logGamma(x: number): number {
  let [at, steps] = [x, 0];
  for (; at < 15; at++) steps += Math.log(at);
  const series = 1 / (12 * at) - 1 / (360 * at ** 3) + 1 / (1260 * at ** 5) - 1 / (1680 * at ** 7);
  return (at - 0.5) * Math.log(at) - at + Math.log(2 * Math.PI) / 2 + series - steps;
}
