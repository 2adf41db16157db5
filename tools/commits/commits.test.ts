import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { commitsSinceHook, faultsIn } from './history.mjs';
import { faultsOf, withoutComments } from './message.mjs';

const why = '\n\nVisitors could not see it.';

describe('a commit message', () => {
  it.each([
    `Show the price of each product${why}`,
    `Focus the field that is wrong${why}`,
    `Press the button once${why}`,
    `Merge the list of prices${why}`,
    `Add ${'x'.repeat(68)}${why}`,
    `Set the row to 44 px\n\n- One reason.\n- Another.\n`,
  ])('may be %j', (message) => {
    expect(faultsOf(message)).toEqual([]);
  });

  it.each([
    [`Add ${'x'.repeat(69)}${why}`, 'characters'],
    [`show the price${why}`, 'capital letter'],
    [`Added the price${why}`, 'imperative'],
    [`Adds the price${why}`, 'imperative'],
    [`Adding the price${why}`, 'imperative'],
    [`Add the price.${why}`, 'full stop'],
    ['Add the price\nVisitors could not see it.\nNow they do.', 'blank line'],
    ['Add the price', 'body'],
    ['Add the price\n\n \n', 'body'],
    ['', 'capital letter'],
  ])('may not be %j', (message, fault) => {
    expect(faultsOf(message).join(' ')).toContain(fault);
  });

  it('is counted without comments and without the diff below the scissors', () => {
    const text = `Add the price\n\nWhy.\n# Please enter …\n# ------------------------ >8 ------------------------\n+ x`;
    expect(withoutComments(text)).toBe('Add the price\n\nWhy.\n');
  });
});

describe('in a repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commits-'));
  const git = (...parameters: readonly string[]) =>
    execFileSync('git', parameters, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      // Neither the machine's settings nor those of a running commit, whose hook may have started this test.
      env: { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    });
  const commit = (message: string, ...more: readonly string[]) =>
    git(
      '-c',
      'user.name=test',
      '-c',
      'user.email=test@example.com',
      'commit',
      '--allow-empty',
      `--message=${message}`,
      ...more,
    );
  const prepare = () => execFileSync(process.execPath, [join(folder, 'tools/commits/prepare.cjs')], { stdio: 'pipe' });

  beforeAll(() => {
    for (const path of ['tools/commits', '.githooks'])
      cpSync(join(root, path), join(folder, path), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('an install does not fail outside of a repository', () => {
    expect(() => prepare()).not.toThrow();
    expect(commitsSinceHook(folder)).toEqual([]);
  });

  it('an install enables the hook, which refuses a message', () => {
    git('init', '--quiet');
    commit('before there are rules.');
    prepare();
    git('add', '.');
    commit(`Add the hook${why}`);
    expect(() => commit('added a file.')).toThrow(/characters|capital letter/);
    commit('fixup! Add the hook');
    commit('Forgot it', '--no-verify');
    commit(`Merge ${'a'.repeat(40)} into ${'b'.repeat(40)}`, '--no-verify');
    // The commit that a rebase will squash, and no other.
    expect(commitsSinceHook(folder).map(({ message }) => message)).toEqual(['Forgot it', 'fixup! Add the hook']);
    expect(faultsIn(commitsSinceHook(folder)).join('\n')).toMatch(/Forgot it: The body says why/);
  });

  it('an install leaves one’s own hooks unchanged', () => {
    git('config', 'core.hooksPath', 'mine');
    prepare();
    expect(git('config', '--get', 'core.hooksPath').trim()).toBe('mine');
  });

  it('a shallow clone has nothing to check', () => {
    writeFileSync(join(folder, 'a'), 'a');
    mkdirSync(join(folder, 'clone'));
    git('clone', '--quiet', '--depth=1', `file://${folder}`, 'clone');
    expect(commitsSinceHook(join(folder, 'clone'))).toEqual([]);
  });
});

it('every commit since the hook keeps the rules', () => {
  expect(faultsIn(commitsSinceHook(root))).toEqual([]);
});
