import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const SLOW_MS = 120_000;

const startInChild = `
  const { startPostgres } = await import(${JSON.stringify(new URL('./postgresServer.ts', import.meta.url).href)});
  const { url, folder } = await startPostgres();
  console.log(JSON.stringify({ url, folder }));
  setInterval(() => {}, 1_000);
`;

/** Whether something listens there. */
async function accepts(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const [error] = await Promise.race([once(socket, 'connect').then(() => []), once(socket, 'error')]).catch(() => [1]);
  socket.destroy();
  return error === undefined;
}

it(
  'ends with the process that started it, even if that is killed, and leaves no data',
  async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', startInChild], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const { url, folder } = JSON.parse(line) as { url: string; folder: string };
    expect(await accepts(url)).toBe(true);

    child.kill('SIGKILL');
    await expect.poll(() => accepts(url)).toBe(false);
    await expect.poll(() => existsSync(folder)).toBe(false);
  },
  SLOW_MS,
);
