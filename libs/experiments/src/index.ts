export { changedFlags, experimentsFrom, flagValue, isOn } from './flags.ts';
export type { Flag, Flags } from './flags.ts';
export { FlagsProvider, useFlag } from './react.ts';
