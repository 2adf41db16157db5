import { createContext, createElement, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { IntlShape } from '@formatjs/intl';
import { createIntl } from './intl.ts';

// Stories and tests mount no provider and see the English sources.
const IntlContext = createContext<IntlShape<string>>(createIntl({ locale: 'en', messages: {} }));

/** Gives `useIntl` below it the formatter of this visitor. */
export function IntlProvider({ intl, children }: { intl: IntlShape<string>; children?: ReactNode }): ReactElement {
  return createElement(IntlContext, { value: intl }, children);
}

/** The formatter of this visitor: `formatMessage(messages.title, values)`, `formatNumber`, `formatDate` … */
export function useIntl(): IntlShape<string> {
  return useContext(IntlContext);
}
