import type { SearchFilters } from '@social-shop/api-contract';
import type { Static } from 'typebox';
import { attributeLexeme, pairLexeme, quoted, titleLexeme } from './document.ts';
import type { Meaning } from './lexicon.ts';
import { priceStep } from './sources.ts';
import type { Term } from './terms.ts';

export type Filters = Static<typeof SearchFilters>;

/** Queries in the input form of PostgreSQL's `tsquery`. */
export interface QueryTexts {
  /**
   * A thing together with all qualities of the query, such as a green dress; undefined without such a pair. It matches far fewer documents
   * than both words do.
   */
  readonly paired: string | undefined;
  /** The condition for a hit. */
  readonly needed: string;
  /** A weaker condition for when there are few hits: longer words, and things that lack a quality; undefined if there is none. */
  readonly wider: string | undefined;
  /** Any of the words, for when the weaker condition finds nothing either. */
  readonly any: string | undefined;
  /** Every lexeme that counts for the order of hits. */
  readonly counted: string;
  /** The same with those of longer words. */
  readonly countedWider: string;
  /** Raises the rank of a hit if its whole name was typed, or one of its things has all of the query. */
  readonly lifting: string;
  /** The words as they were typed, which raise the rank half as much. */
  readonly asTyped: string;
}

/** The limit of lexemes of one term. */
const MOST_OF_TERM = 32;

/** The query for terms; undefined if there are none. */
export function queryTexts(terms: readonly Term[], query: string): QueryTexts | undefined {
  const usable = terms.filter(({ anyOf }) => anyOf.length > 0);
  if (usable.length === 0) return undefined;
  const texts = usable.map(({ anyOf }) => textOf(anyOf));
  const title = quoted(titleLexeme(query));
  const isThing = usable.map(({ meanings }) => meanings.some(isOfThings));
  const things = texts.filter((_, index) => isThing[index]);
  const pairs = pairsOf(usable);
  const needed = or([and(texts), title]);
  const wider = [
    ...(usable.some(({ longer }) => longer) ? [and(usable.map((term) => textOf(term.longer ?? term.anyOf)))] : []),
    ...(things.length > 0 && things.length < texts.length ? [and(things)] : []),
  ];
  const lexemes = (of: (term: Term) => Term['anyOf']) =>
    or([...new Set(usable.flatMap((term) => of(term).slice(0, MOST_OF_TERM).flat()))].map(quoted));
  return {
    paired:
      pairs.length > 0
        ? and([...pairs, ...texts.filter((_, index) => usable[index]?.meanings.length === 0)])
        : undefined,
    needed,
    wider: wider.length > 0 ? or([needed, ...wider]) : undefined,
    any: texts.length > 1 ? or(texts) : undefined,
    counted: lexemes(({ anyOf }) => anyOf),
    countedWider: lexemes(({ anyOf, longer = anyOf }) => longer),
    lifting: or([title, ...(pairs.length > 0 ? [and(pairs)] : [])]),
    asTyped: and([...new Set(usable.flatMap(({ asTyped }) => asTyped))].map(quoted)),
  };
}

const isOfThings = ({ kind }: Meaning) => kind === 'category' || kind === 'good';

const textOf = (anyOf: Term['anyOf']) => or(anyOf.slice(0, MOST_OF_TERM).map((lexemes) => and(lexemes.map(quoted))));

/** For each quality of the query, such as a colour: one of its things has this quality. */
function pairsOf(terms: readonly Term[]): string[] {
  const things = terms.flatMap(({ meanings }) => meanings.filter(isOfThings));
  const qualities = terms.map(({ meanings }) => meanings.filter((meaning) => !isOfThings(meaning)));
  if (things.length === 0) return [];
  return qualities
    .filter((of) => of.length > 0)
    .map((of) => or(of.flatMap(({ name }) => things.map((thing) => quoted(pairLexeme(name, thing.name))))));
}

/** The additional condition of the filters; undefined if there are none. Prices are rounded up to their steps. */
export function filterText(filters: Filters): string | undefined {
  const lists: [name: string, values: readonly string[] | undefined][] = [
    ['retailer', filters.retailer_ids],
    ['brand', filters.brand_ids],
    ['category', filters.categories],
    ['colour', filters.colours],
    ['sale', filters.on_sale ? ['true'] : undefined],
    ['stock', filters.in_stock ? ['true'] : undefined],
    ['price', priceSteps(filters)],
  ];
  const texts = lists.flatMap(([name, values]) =>
    values ? or(values.map((value) => quoted(attributeLexeme(name, value.toLowerCase())))) : [],
  );
  return texts.length > 0 ? and(texts) : undefined;
}

const HIGHEST_PRICE = 2 ** 31 - 1;

function priceSteps({ price_min: from, price_max: to }: Filters): string[] | undefined {
  if (from === undefined && to === undefined) return undefined;
  const first = priceStep(Math.max(1, from ?? 1));
  const last = priceStep(Math.min(HIGHEST_PRICE, to ?? HIGHEST_PRICE));
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => String(first + index));
}

const and = (texts: readonly string[]) => joined(texts, ' & ');
const or = (texts: readonly string[]) => joined(texts, ' | ');
const joined = (texts: readonly string[], sign: string) =>
  texts.length === 1 ? (texts[0] ?? '') : `(${texts.join(sign)})`;
