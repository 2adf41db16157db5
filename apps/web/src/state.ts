import type { ShownLocaleCode } from '@social-shop/i18n';
import type { Flags } from '@social-shop/experiments';
import type { Site } from '@social-shop/routing';
import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';
import type { ConsentState } from './consent.ts';

/** `data-theme` of the document; `undefined` follows the system (S21). */
export type Theme = 'light' | 'dark' | undefined;

/** The values on which server and browser must agree in the first pass, sent in a JSON block. */
export interface PageState {
  readonly locale: ShownLocaleCode;
  readonly theme: Theme;
  readonly consent: ConsentState;
  /** Prefix of the URLs of the files with this locale's texts; empty without a build. */
  readonly texts: string;
  readonly site: Site;
  readonly flags: Flags;
  /** The variants of experiments that the visitor takes part in, by name of the flag. */
  readonly variants?: Flags;
  readonly queries: DehydratedState;
  readonly router: HydrationState;
  /** Ids of the matched routes, from the outermost. */
  readonly matched: readonly string[];
}

/** Id of the JSON block. */
export const STATE_ID = 'state';

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Returns JSON that cannot end its own script element and contains no line separator (T49). */
export const encodeState = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
