// What every kind of test run answers, so that the counts of all of them can be added up.

export interface SuiteResult {
  passed: number;
  /** One line for each failure: where, and what. */
  failures: string[];
  skipped: number;
  /** What the machine lacks, where the whole suite can not be run for it. */
  leftOutBecause?: string;
}

/** Adds what a run that found nothing to do, or that broke before it could say so, would otherwise hide. */
export function withoutSilence(suite: string, result: SuiteResult): SuiteResult {
  if (result.passed + result.failures.length > 0) return result;
  if (result.leftOutBecause !== undefined) return result;
  return { ...result, failures: [`${suite}: no test was executed`] };
}

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
