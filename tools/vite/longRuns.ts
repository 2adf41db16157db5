import { configureGlobal } from 'fast-check';

// Vitest loads this before the tests of a whole run: ten times the cases of properties that do not say how many they need.
configureGlobal({ numRuns: 1_000 });
