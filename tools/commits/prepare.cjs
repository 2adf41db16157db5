/**
 * Part of `npm install`: makes git run the hooks of this repository. Does nothing if there is no git, if this folder is not the top of a
 * working tree, or if other hooks are configured.
 */
const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

const git = (...parameters) =>
  execFileSync('git', parameters, {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

try {
  const isTop = git('rev-parse', '--show-prefix') === '';
  if (isTop && git('config', '--default', '', '--get', 'core.hooksPath') === '') {
    git('config', 'core.hooksPath', '.githooks');
  }
} catch {
  // No git, or no repository: there is nothing to set up.
}
