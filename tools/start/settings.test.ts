import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { requireFreePorts } from './ports.ts';
import { readSettings, requireDataDir, root } from './settings.ts';

describe('the environment', () => {
  it('has a default for everything', async () => {
    for (const name of ['PORT', 'API_PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL'])
      vi.stubEnv(name, undefined);
    expect(await readSettings()).toEqual({
      port: 4200,
      apiPort: 4201,
      host: 'localhost',
      publicUrl: 'http://localhost:4200',
      dataDir: join(root, '.data'),
      embeddedDatabase: true,
    });
    vi.unstubAllEnvs();
  });

  it.each(['PORT', 'API_PORT'])('stops the start if %s is invalid, and names it', async (name) => {
    vi.stubEnv(name, '99999');
    await expect(readSettings()).rejects.toThrow(new RegExp(`${name}.*99999`));
    vi.unstubAllEnvs();
  });
});

describe('ports', () => {
  it('that are free pass', async () => {
    const server = createServer().listen(0);
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePorts('localhost', { PORT: port })).resolves.toBeUndefined();
  });

  it.each(['127.0.0.1', '0.0.0.0'])('in use on %s are named, with their owner and what to do', async (host) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    const { port } = server.address() as AddressInfo;
    const start = requireFreePorts('localhost', { API_PORT: port });
    await expect(start).rejects.toThrow(`Port ${port} is in use`);
    await expect(start).rejects.toThrow(`API_PORT=${port + 100} npm start`);
    if (process.platform === 'linux') await expect(start).rejects.toThrow(`(pid ${process.pid})`);
    server.close();
  });
});

describe('the data folder', () => {
  const settings = { port: 1, apiPort: 2, host: 'localhost', publicUrl: '', embeddedDatabase: true };

  /** A disk of 20 MB, if this machine allows one. */
  function withSmallDisk(test: (folder: string) => void): boolean {
    const disk = mkdtempSync(join(tmpdir(), 'small-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      rmSync(disk, { recursive: true });
      return false;
    }
    try {
      test(disk);
    } finally {
      execFileSync('umount', [disk]);
      rmSync(disk, { recursive: true });
    }
    return true;
  }

  it('on a full disk stops the start and says how much is needed', (context) => {
    const tried = withSmallDisk((disk) => {
      expect(() => requireDataDir({ ...settings, dataDir: join(disk, 'data') })).toThrow(
        /disk is full: .* has \d+ MB free, the shop needs 400 MB/,
      );
    });
    if (!tried) context.skip('a small disk can only be mounted by root');
  });

  it('that cannot be created stops the start, naming the variable', () => {
    expect(() => requireDataDir({ ...settings, dataDir: '/dev/null/data' })).toThrow(/cannot be created.*set DATA_DIR/);
  });
});
