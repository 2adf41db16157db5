import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../start/ports.ts';
import { StartError, step } from '../start/progress.ts';
import { root } from '../start/settings.ts';
import { endOn } from '../start/signals.ts';
import { inside, makeDebian } from './debian.ts';

/** Made once: a bare Debian does not depend on our commits. */
const bare = join(root, 'node_modules/.cache/fresh-machine/debian');
const START_MINUTES = 10;
const STOP_SECONDS = 30;

/** `npm run fresh-machine`: runs both commands of the README on a Debian that has git, Node and npm, with a clone of the commit. */
async function freshMachine(): Promise<number> {
  if (!existsSync(bare)) await step('Making a bare Debian with git, Node and npm', () => makeDebian(bare));
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim();
  if (changed) console.log(`Not committed, and therefore not in the clone:\n${changed}`);
  execFileSync('cp', ['-a', '--reflink=auto', `${bare}/.`, machine]);
  const versions = await inside(machine, 'git --version && echo Node $(node --version) && echo npm $(npm --version)');
  console.log(`Commit ${commit} on ${versions.trim().split('\n').join(', ')}`);

  const before = await packages();
  const started = await succeeds('npm start, from a clone to a running shop, and its end', startAndEnd);
  const tested = await succeeds('npm test', async () => {
    clone('test');
    await inside(machine, 'cd /srv/test && CI=true npm test', shown);
  });
  await reportInstalled(before);
  return started && tested ? 0 : 1;
}

function clone(name: string): void {
  mkdirSync(join(machine, 'srv'), { recursive: true });
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, join(machine, 'srv', name)]);
}

/** Waits for posts on the first page, then stops npm, which must stop the shop. */
async function startAndEnd(): Promise<void> {
  clone('start');
  const [port, apiPort] = [await freePort(), await freePort()];
  const script = `
    cd /srv/start
    PORT=${port} API_PORT=${apiPort} npm start & npm=$!
    for second in $(seq ${START_MINUTES * 60}); do
      kill -0 $npm 2>/dev/null || exit 1
      node -e "fetch('http://localhost:${port}/home').then(async (page) => process.exit(page.ok && (await page.text()).includes('/posts/') ? 0 : 1), () => process.exit(1))" && break
      sleep 1
    done
    kill -TERM $npm
    wait $npm
    for left in $(seq ${STOP_SECONDS}); do
      node -e "fetch('http://localhost:${port}/health').then(() => process.exit(1), () => process.exit(0))" && exit $((second >= ${START_MINUTES * 60}))
      sleep 1
    done
    echo 'The host outlived npm start.'
    exit 1`;
  await inside(machine, script, shown);
}

/** Returns whether the work succeeds; prints its duration in both cases. */
async function succeeds(what: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await step(what, work);
    return true;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.log(`✗ ${what}: ${error.message}`);
    return false;
  }
}

const packages = async () => new Set((await inside(machine, 'dpkg-query -W -f "\\${Package}\\n"')).split('\n'));

async function reportInstalled(before: ReadonlySet<string>): Promise<void> {
  const added = [...(await packages())].filter((name) => !before.has(name));
  console.log(`${added.length} Debian packages were installed by the checks: ${added.join(', ')}`);
  console.log(await inside(machine, 'du -sh /srv/*/node_modules "$HOME"; find "$HOME" -maxdepth 2'));
}

const machine = mkdtempSync(join(tmpdir(), 'fresh-machine-'));
const stopping = new AbortController();
const shown = { onLine: (line: string) => console.log(line), signal: stopping.signal };

endOn(async () => {
  stopping.abort();
  rmSync(machine, { recursive: true, force: true });
}, freshMachine);
