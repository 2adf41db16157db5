import { readFileSync } from 'node:fs';
import { faultsOf, withoutComments } from './message.mjs';

// `.githooks/commit-msg`: refuses a message against the rules. Commits that a rebase will squash have none of their own.
const message = withoutComments(readFileSync(process.argv[2] ?? '', 'utf8'));
const faults = /^(?:fixup|squash|amend)! /.test(message) ? [] : faultsOf(message);
if (faults.length > 0) {
  console.error(
    `${faults.join('\n')}\nThe rules are in CONTRIBUTING.md. Your message is kept: git commit --edit --file=.git/COMMIT_EDITMSG`,
  );
  process.exitCode = 1;
}
