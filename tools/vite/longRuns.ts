import { configureGlobal } from 'fast-check';

// Loaded by Vitest before the tests of a whole run: ten times the cases of properties without a number of their own.
configureGlobal({ numRuns: 1_000 });
