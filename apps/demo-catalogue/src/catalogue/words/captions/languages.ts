import { asian } from './asian.ts';
import { european } from './european.ts';
import type { PhraseBook } from './phraseBook.ts';

/** For creators who write in another language than English. '[wear]', '[home]' and '[beauty]' state the topic of a phrase. */
export const phraseBooks: Readonly<Record<string, PhraseBook>> = { ...european, ...asian };
