import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePrivate, privateFolder, secretFile } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

// K-X10
it.skipIf(process.platform === 'win32')('corrects an existing folder with its content, and follows no link', () => {
  const data = join(folder, 'data');
  const outside = join(folder, 'outside');
  mkdirSync(join(data, 'base/5'), { recursive: true });
  for (const file of [outside, join(data, 'conf'), join(data, 'base/5/1255')]) {
    writeFileSync(file, '');
    chmodSync(file, 0o666);
  }
  symlinkSync(outside, join(data, 'link'));
  chmodSync(data, 0o777);
  makePrivate(data);
  const found = readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => [name, mode(join(data, name))]);
  expect(Object.fromEntries(found)).toEqual({
    base: '700',
    'base/5': '700',
    'base/5/1255': '600',
    conf: '600',
    link: '666',
  });
  expect(mode(data)).toBe('700');
});

it.skipIf(process.platform === 'win32')('makes secrets and their folder private, with any existing modes', () => {
  const path = join(folder, 'data/session.key');
  const secret = secretFile(path);
  chmodSync(path, 0o644);
  chmodSync(join(folder, 'data'), 0o755);
  expect(secretFile(path)).toEqual(secret);
  expect([mode(path), mode(join(folder, 'data'))]).toEqual(['600', '700']);
});

it.skipIf(process.platform === 'win32')('refuses a folder that everybody can write to', () => {
  chmodSync(folder, 0o1777);
  expect(() => privateFolder(folder)).toThrow('set DATA_DIR to a private one');
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
});
