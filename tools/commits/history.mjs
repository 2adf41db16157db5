import { execFileSync } from 'node:child_process';
import { faultsOf } from './message.mjs';

/** The merge commit that CI checks out for a pull request; it is never pushed. */
const MERGE_OF_CI = /^Merge [0-9a-f]{40} into [0-9a-f]{40}$/;

const HOOK = '.githooks/commit-msg';

/**
 * The commits since the one that added the hook, including younger ones on merged branches. None without git or history: a shallow clone
 * begins with its only commit.
 *
 * @param {string} folder
 * @returns {{ commit: string, message: string }[]}
 */
export function commitsSinceHook(folder) {
  const git = (/** @type {string[]} */ ...parameters) =>
    execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [first] = git('log', '--diff-filter=A', '--format=%H %cI', '--', HOOK).trim().split('\n').slice(-1);
    const [hash, date] = (first ?? '').split(' ');
    if (!hash || !date) return [];
    return git('log', '-z', '--format=%h %B', `--since=${date}`, `${hash}..HEAD`)
      .split('\0')
      .filter((entry) => entry !== '')
      .map((entry) => ({
        commit: entry.slice(0, entry.indexOf(' ')),
        message: entry.slice(entry.indexOf(' ') + 1).trim(),
      }))
      .filter(({ message }) => !MERGE_OF_CI.test(message));
  } catch {
    return [];
  }
}

/**
 * A line for each fault of these commits.
 *
 * @param {readonly { commit: string, message: string }[]} commits
 */
export function faultsIn(commits) {
  return commits.flatMap(({ commit, message }) =>
    faultsOf(message).map((fault) => `${commit} ${message.split('\n', 1)[0]}: ${fault}`),
  );
}
