import { createContext, createElement, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createIntl, type IntlShape } from './intl.ts';

// Stories and tests mount no provider and see the English sources.
const IntlContext = createContext<IntlShape>(createIntl({ locale: 'en', messages: {} }));

/** Provides the visitor's formatter to `useIntl`. */
export function IntlProvider({ intl, children }: { intl: IntlShape; children?: ReactNode }): ReactElement {
  return createElement(IntlContext, { value: intl }, children);
}

/** The formatter of this visitor: `formatMessage(messages.title, values)`, `formatNumber`, `formatDate`, `formatTime`. */
export function useIntl(): IntlShape {
  return useContext(IntlContext);
}
