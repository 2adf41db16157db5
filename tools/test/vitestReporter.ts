import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { writeResults } from './results.ts';

/** Writes the results of a Vitest run for `npm test`. */
export default class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly { readonly message?: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: ReturnType<TestCase['result']>['state']) =>
      tests.filter((test) => test.result().state === state);
    // A file that failed without a failed test: the error was in an import or a hook.
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0);
    writeResults({
      passed: inState('passed').length,
      failed: [
        ...inState('failed').map(nameOf),
        // Not run: its file failed before.
        ...inState('pending').map(nameOf),
        ...broken.map((module) => `${module.moduleId}: ${module.errors()[0]?.message}`),
        ...unhandledErrors.map((error) => `outside of any test: ${error.message}`),
      ],
      retried: tests.filter((test) => test.ok() && (test.diagnostic()?.retryCount ?? 0) > 0).map(nameOf),
      skipped: inState('skipped').map((test) => ({ name: nameOf(test), reason: reasonOf(test) })),
    });
  }
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;

function reasonOf(test: TestCase): string | undefined {
  const result = test.result();
  return result.state === 'skipped' ? result.note : undefined;
}
