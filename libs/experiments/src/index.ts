export { changedFlags, experimentsFrom, flagValue, isOn } from './flags.ts';
export type { Experiments, Flag, Flags } from './flags.ts';
export { FlagsProvider, useFlag, useFlagValue } from './react.ts';
