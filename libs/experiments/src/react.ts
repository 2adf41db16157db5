import { useTrack } from '@social-shop/analytics';
import { createContext, createElement, useContext, useEffect, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { variantShown } from './events.ts';
import { flagValue } from './flags.ts';
import type { Flag, Flags } from './flags.ts';

// Stories and tests mount no flags and see the initial values.
const FlagsContext = createContext<{ readonly flags: Flags; readonly variants?: Flags | undefined }>({ flags: {} });

interface FlagsProviderProps {
  readonly flags: Flags;
  /** The variants of the experiments that the visitor takes part in, by name of the flag. */
  readonly variants?: Flags | undefined;
  readonly children?: ReactNode;
}

/** Provides the flags of this visit to `useFlag`. */
export function FlagsProvider({ flags, variants, children }: FlagsProviderProps): ReactElement {
  const value = useMemo(() => ({ flags, variants }), [flags, variants]);
  return createElement(FlagsContext, { value }, children);
}

/** Returns the value of a flag for this visit. What reads it shows its variant: the visitor has been exposed (P19). */
export function useFlagValue(flag: Flag): string {
  const { flags, variants } = useContext(FlagsContext);
  const track = useTrack();
  const variant = variants?.[flag.name];
  useEffect(() => {
    if (variant === undefined) return undefined;
    // The page gets its name in the effects around this one.
    const shown = setTimeout(() => track(variantShown(flag.name, variant)));
    return () => clearTimeout(shown);
  }, [flag.name, variant, track]);
  return flagValue(flags, flag);
}

/** Whether a flag is on for this visit. */
export const useFlag = (flag: Flag): boolean => useFlagValue(flag) === 'on';
