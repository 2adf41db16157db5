import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { experimentsFrom, flagDefaults, flagValue, isOn } from './flags.ts';
import type { FlagName } from './flags.ts';
import { FlagsProvider, useFlag } from './react.ts';

afterEach(cleanup);

const answer = (name: string, value: string) => ({ experiments: [{ name, variant: 'b', value }] });

it('has what W28 says on and off while nobody has changed it', () => {
  const names = Object.keys(flagDefaults) as FlagName[];
  expect(names.filter((name) => !isOn({}, name))).toEqual([
    'search-assistance',
    'search-placeholder-rotation',
    'journey-auto-dismiss',
    'sharedCollectionUserAllowList',
  ]);
  expect(flagValue({}, 'sharedCollectionUserAllowList')).toBe('true');
});

it.each([undefined, null, {}, { experiments: [] }])('holds to the defaults when the answer is %j', (nothing) => {
  expect(experimentsFrom(nothing)).toEqual({});
});

it('takes values from the answer, each for its own flag', () => {
  const flags = experimentsFrom(answer('splash', 'off'));
  expect(isOn(flags, 'splash')).toBe(false);
  const changed = (Object.keys(flagDefaults) as FlagName[]).filter(
    (name) => flagValue(flags, name) !== flagValue({}, name),
  );
  expect(changed).toEqual(['splash']);
});

it('keeps no more than what differs from the defaults, since every page carries it', () => {
  const all = Object.entries(flagDefaults).map(([name, value]) => ({ name, variant: 'a', value }));
  expect(experimentsFrom({ experiments: [...all, ...answer('autocomplete', 'off').experiments] })).toEqual({
    autocomplete: 'off',
  });
});

it.each(['true', 'ON', 'enabled', '1', ''])('is not on with the value %j', (value) => {
  expect(isOn(experimentsFrom(answer('splash', value)), 'splash')).toBe(false);
});

it.each(['unheard-of', '__proto__', 'constructor'])('passes over the name %s', (name) => {
  expect(Object.keys(experimentsFrom(answer(name, 'on')))).toEqual([]);
});

function Splash() {
  return <p>{useFlag('splash') ? 'on' : 'off'}</p>;
}

it('gives components the flags of the visit, and the defaults where none are mounted', () => {
  expect(render(<Splash />).container.textContent).toBe('on');
  cleanup();
  const view = render(
    <FlagsProvider flags={experimentsFrom(answer('splash', 'off'))}>
      <Splash />
    </FlagsProvider>,
  );
  expect(view.container.textContent).toBe('off');
});
