export { defineMessages } from './messages.ts';
export type { Message } from './messages.ts';
export { createIntl } from './intl.ts';
export type { Catalogue } from './intl.ts';
export { IntlProvider, useIntl } from './react.ts';
export type { IntlShape } from '@formatjs/intl';
