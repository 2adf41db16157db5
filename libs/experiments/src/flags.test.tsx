import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { changedFlags, experimentsFrom, flagValue, isOn, type Flag } from './flags.ts';
import { FlagsProvider, useFlag } from './react.ts';

afterEach(cleanup);

const splash: Flag = { name: 'splash', initial: 'on' };
const assistance: Flag = { name: 'search-assistance', initial: 'off' };
const responseWith = (name: string, value: string) => ({ experiments: [{ name, variant: 'b', value }] });

it.each([undefined, null, {}, { experiments: [] }])('keeps the initial values if the response is %j', (nothing) => {
  const flags = experimentsFrom(nothing);
  expect([isOn(flags, splash), isOn(flags, assistance)]).toEqual([true, false]);
});

it('takes values from the response, each for its own flag', () => {
  const flags = experimentsFrom(responseWith('splash', 'off'));
  expect([isOn(flags, splash), flagValue(flags, assistance)]).toEqual([false, 'off']);
});

it('has only declared and changed flags, because every page carries them', () => {
  const { experiments } = responseWith('splash', 'off');
  const flags = experimentsFrom({
    experiments: [
      ...experiments,
      ...responseWith('search-assistance', 'off').experiments,
      ...responseWith('other', 'on').experiments,
    ],
  });
  expect(changedFlags(flags, [splash, assistance])).toEqual({ splash: 'off' });
  expect(changedFlags(flags, [])).toEqual({});
});

it.each(['true', 'ON', 'enabled', '1', ''])('is not on with the value %j', (value) => {
  expect(isOn(experimentsFrom(responseWith('splash', value)), splash)).toBe(false);
});

it.each(['__proto__', 'constructor'])('treats the name %s like any other', (name) => {
  const flag: Flag = { name, initial: 'on' };
  expect(isOn(experimentsFrom(undefined), flag)).toBe(true);
  expect(changedFlags(experimentsFrom(responseWith(name, 'off')), [splash, flag])).toEqual(
    Object.fromEntries([[name, 'off']]),
  );
});

function Splash() {
  return <p>{useFlag(splash) ? 'on' : 'off'}</p>;
}

it('provides the flags of the visit to components, and the initial values without a provider', () => {
  expect(render(<Splash />).container.textContent).toBe('on');
  cleanup();
  const view = render(
    <FlagsProvider flags={experimentsFrom(responseWith('splash', 'off'))}>
      <Splash />
    </FlagsProvider>,
  );
  expect(view.container.textContent).toBe('off');
});
