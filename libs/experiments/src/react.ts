import { createContext, createElement, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { isOn } from './flags.ts';
import type { Flag, Flags } from './flags.ts';

// Stories and tests mount no flags and see the initial values.
const FlagsContext = createContext<Flags>({});

/** Provides the flags of this visit to `useFlag`. */
export function FlagsProvider({ flags, children }: { flags: Flags; children?: ReactNode }): ReactElement {
  return createElement(FlagsContext, { value: flags }, children);
}

/** Whether a flag is on for this visit. */
export function useFlag(flag: Flag): boolean {
  return isOn(useContext(FlagsContext), flag);
}
