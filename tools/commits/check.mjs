import { join } from 'node:path';
import { commitsSinceHook, faultsIn } from './history.mjs';

// For CI, which may not run the tools' tests for every change.
const faults = faultsIn(commitsSinceHook(join(import.meta.dirname ?? '.', '../..')));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
