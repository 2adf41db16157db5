import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './ports.ts';
import { startService, untilReady } from './service.ts';
import { root } from './settings.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'service-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(text: string) {
  writeFileSync(join(folder, 'program.mjs'), text);
  return relative(root, join(folder, 'program.mjs'));
}

function run(text: string) {
  const lines: string[] = [];
  const logFile = join(folder, 'logs/probe.log');
  const service = startService({ name: 'probe', script: program(text), logFile, onLine: (line) => lines.push(line) });
  return { service, lines, logFile };
}

/** Not by its pid: if nobody reaps orphans, a killed process keeps it. */
const listens = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );

describe('a service', () => {
  it('is ready when it responds, and ends on request', async () => {
    const port = await freePort();
    const { service } = run(
      `import { createServer } from 'node:http';
       let asked = 0;
       createServer((_, response) => response.writeHead(asked++ < 2 ? 503 : 200).end()).listen(${port});`,
    );
    await untilReady(service, `http://localhost:${port}/`);
    await service.stop();
    expect(service.howEnded()).toBe('SIGTERM');
  });

  it('shows plain lines, warnings and errors, and writes everything to its log', async () => {
    const { service, lines, logFile } = run(
      `console.log('Making the catalogue');
       console.log(JSON.stringify({ level: 30, msg: 'request' }));
       console.log(JSON.stringify({ level: 50, msg: 'page failed', err: { message: 'no data' } }));`,
    );
    await service.ended;
    await expect.poll(() => readFileSync(logFile, 'utf8').trim().split('\n')).toHaveLength(3);
    expect(lines).toEqual(['Making the catalogue', 'page failed: no data']);
  });

  // K-X18
  it.skipIf(process.platform === 'win32')(
    'hides its log from other users, even if an earlier one was readable',
    async () => {
      const earlier = join(folder, 'logs/probe.log');
      mkdirSync(join(folder, 'logs'), { mode: 0o755 });
      writeFileSync(earlier, 'earlier', { mode: 0o644 });
      const { service, logFile } = run("console.log('now');");
      await service.ended;
      await expect.poll(() => readFileSync(logFile, 'utf8')).toBe('now\n');
      const modes = [logFile, join(folder, 'logs')].map((path) => (statSync(path).mode & 0o777).toString(8));
      expect(modes).toEqual(['600', '700']);
    },
  );

  it('that dies while it starts is reported, with its log file', async () => {
    const { service, lines } = run("console.error('The disk is full.'); process.exit(3);");
    await expect(untilReady(service, 'http://localhost:9/')).rejects.toThrow(
      /probe has ended \(exit code 3\).*probe\.log/,
    );
    expect(lines).toEqual(['The disk is full.']);
  });

  it('that neither responds nor prints anything is given up', async () => {
    const { service } = run('setInterval(() => {}, 1000);');
    await expect(untilReady(service, 'http://localhost:9/', 500)).rejects.toThrow(/nothing was printed for 0\.5 s/);
    await service.stop();
  });

  it.each([
    ['listens for it', "process.on('disconnect', () => process.exit(0));"],
    ['is still starting', ''],
  ])('ends when its parent is killed, if it %s', async (_, listener) => {
    const script = program(
      `import { createServer } from 'node:http';
       ${listener}
       const server = createServer((_, response) => response.end()).listen(0, () => console.log('port ' + server.address().port));`,
    );
    writeFileSync(
      join(folder, 'parent.mjs'),
      `import { startService } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'service.ts')).href)};
       startService({ name: 'probe', script: ${JSON.stringify(script)}, logFile: ${JSON.stringify(join(folder, 'probe.log'))}, onLine: console.log });`,
    );
    const parent = spawn(process.execPath, [join(folder, 'parent.mjs')]);
    let output = '';
    parent.stdout.on('data', (data: Buffer) => (output += data.toString()));
    await expect.poll(() => output).toMatch(/port \d+/);
    const port = Number(/port (\d+)/.exec(output)?.[1]);
    expect(await listens(port)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => listens(port)).toBe(false);
  });
});
