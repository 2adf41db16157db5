import type { FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { writeResults } from './results.ts';

/** Writes the results of a Playwright run for `npm test`. */
export default class ResultsReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly errors: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(error: TestError): void {
    this.errors.push(`outside of any test: ${error.message}`);
  }

  onEnd(result: FullResult): void {
    const tests = this.suite?.allTests() ?? [];
    const unexpected = tests.filter((test) => test.outcome() === 'unexpected');
    const flaky = tests.filter((test) => test.outcome() === 'flaky');
    const wasCut = result.status === 'timedout' || result.status === 'interrupted';
    writeResults({
      passed: tests.filter((test) => test.outcome() === 'expected').length + flaky.length,
      failed: [...unexpected.map(nameOf), ...this.errors, ...(wasCut ? [`the run was ${result.status}`] : [])],
      retried: flaky.map(nameOf),
      skipped: tests
        .filter((test) => test.outcome() === 'skipped')
        .map((test) => ({ name: nameOf(test), reason: reasonOf(test) })),
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' > ');

const reasonOf = (test: TestCase) =>
  test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
