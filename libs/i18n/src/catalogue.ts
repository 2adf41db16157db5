import type { IntlConfig } from '@formatjs/intl';

/** A merged catalogue, compiled ahead: message id to its parsed text. `virtual:messages` makes it at build. */
export type Catalogue = Extract<NonNullable<IntlConfig['messages']>, Record<string, unknown[]>>;

/** Texts by message id, for programs that include the parser. */
export type Texts = Readonly<Record<string, string>>;
