import { join } from 'node:path';
import { commitsSinceHook, faultsIn } from './history.mjs';

// For CI of a change, which may not run the tests of the tools.
const faults = faultsIn(commitsSinceHook(join(import.meta.dirname ?? '.', '../..')));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
