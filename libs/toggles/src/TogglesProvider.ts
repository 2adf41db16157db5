import { useIntl } from '@social-shop/i18n';
import { createContext, createElement, use, type ReactNode } from 'react';
import { messages } from './messages.ts';

// Stories and tests mount none: there, a button that flips back says enough.
const TellContext = createContext<() => void>(() => undefined);

export interface TogglesProviderProps {
  /** Shows why a button has flipped back: 'Something went wrong. Please try again.' in the visitor's language (S30). */
  readonly tell: (text: string) => void;
  readonly children?: ReactNode;
}

/** Says how failures of the toggles below it are told; the host mounts it once. */
export function TogglesProvider({ tell, children }: TogglesProviderProps) {
  const { formatMessage } = useIntl();
  return createElement(TellContext, { value: () => tell(formatMessage(messages.failed)) }, children);
}

/** The function that tells the visitor that something could not be turned on. */
export const useTellFailure = () => use(TellContext);
