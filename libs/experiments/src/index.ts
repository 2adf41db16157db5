export { experimentsFrom, flagDefaults, flagValue, isOn } from './flags.ts';
export type { FlagName, Flags } from './flags.ts';
export { FlagsProvider, useFlag } from './react.ts';
