import { readFileSync } from 'node:fs';
import { faultsOf, withoutComments } from './message.mjs';

// `.githooks/commit-msg`: refuses a message that breaks the rules. Commits that a rebase will squash are exempt.
const path = process.argv[2] ?? '';
const message = withoutComments(readFileSync(path, 'utf8'));
const faults = /^(?:fixup|squash|amend)! /.test(message) ? [] : faultsOf(message);
if (faults.length > 0) {
  console.error(
    `${faults.join('\n')}\nThe rules are in CONTRIBUTING.md. To edit this message: git commit --edit --file=${path}`,
  );
  process.exitCode = 1;
}
