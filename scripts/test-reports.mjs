// What the reports of vitest and Playwright say: counts, and which tests failed, or passed at a second try, and why.
import { existsSync, readFileSync } from "node:fs";

/** Enough of an error to begin with. */
const kept = 1_500;
const unheardOf = { passed: 0, failed: 1, skipped: 0, failures: [], secondTries: [] };

export function ofVitest(file) {
  if (!existsSync(file)) return unheardOf;
  const report = JSON.parse(readFileSync(file, "utf8"));
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message) return [{ title: name, error: shortened(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${name} › ${fullName}`,
      error: shortened(failureMessages.join("\n")),
    }));
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures,
    secondTries: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => ({
          title: `${name} › ${fullName}`,
          error: shortened(failureMessages.join("\n")),
        })),
    ),
  };
}

export function ofPlaywright(file) {
  if (!existsSync(file)) return unheardOf;
  const { stats, suites, errors } = JSON.parse(readFileSync(file, "utf8"));
  const tests = suites.flatMap(testsOf);
  const having = (status) =>
    tests.filter((test) => test.status === status).map(({ title, error }) => ({ title, error }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [
      ...having("unexpected"),
      ...errors.map(({ message = "" }) => ({
        title: "before any test",
        error: shortened(message),
      })),
    ],
    secondTries: having("flaky"),
  };
}

function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      title,
      status,
      error: shortened(
        results
          .flatMap(({ errors }) => errors)
          .map(({ message = "" }) => message)
          .join("\n"),
      ),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal
const shortened = (text) => text.replace(/\u001b\[\d+m/g, "").slice(0, kept);
