import { cycle, seeded, type Random } from '../scene/random.ts';
import type { Department } from './goods/merchandise.ts';
import type { Creator } from './creators.ts';
import type { CatalogueProduct } from './products.ts';
import { isPlural, nounPhrase } from './scenery.ts';
import { companions } from './shelf.ts';
import { accessories } from './words/captions/accessories.ts';
import { asides } from './words/captions/asides.ts';
import { beauty } from './words/captions/beauty.ts';
import { fashion } from './words/captions/fashion.ts';
import { finds } from './words/captions/finds.ts';
import { home } from './words/captions/home.ts';
import { mentions } from './words/captions/mentions.ts';
import { phraseBooks } from './words/captions/languages.ts';
import type { PhraseBook } from './words/captions/phraseBook.ts';
import { table } from './words/captions/table.ts';
import type { Shape } from './words/captions/voices.ts';
import { cities } from './words/bios.ts';
import { colourName } from './words/colours.ts';

/** The subject of a caption. */
export interface Subject {
  readonly family: string;
  /** In the creator's order; the first is the main thing in the picture. */
  readonly products: readonly CatalogueProduct[];
  readonly createdAt: Date;
}

const bookOfDepartment: Readonly<Record<Department, PhraseBook>> = {
  clothing: fashion,
  shoes: accessories,
  bags: accessories,
  accessories,
  beauty,
  home,
  table,
  plants: home,
};

/** Languages without spaces between sentences. */
const unspaced = new Set(['ja', 'zh']);

/** One in this many captions of a creator who writes in another language is in English. */
const ENGLISH_EVERY = 4;

/**
 * Writes captions one after another. Every phrase comes from a shuffled deck that is used up before it is shuffled again, so neighbours in
 * the feed do not say the same.
 */
export class CaptionWriter {
  readonly #decks = new Map<readonly string[], { cards: string[]; next: number }>();
  readonly #random = seeded('captions');

  /** @returns the caption and the language it is in. */
  write(creator: Creator, subject: Subject): { readonly text: string; readonly language: string } {
    const random = this.#random;
    const foreign = random.int(1, ENGLISH_EVERY) > 1 ? phraseBooks[creator.language] : undefined;
    const book = foreign ?? bookOf(subject);
    const drawn = pickShape(random, creator.voice.shapes);
    const shape = drawn === 'list' && subject.products.length < 3 ? 'pair' : drawn;
    let text = this.#compose(shape, book, creator, subject, foreign !== undefined);
    if (creator.voice.lowerCase && !foreign) text = text.toLowerCase();
    if (random.chance(creator.voice.emojiChance)) text += ` ${random.pick(creator.voice.emoji)}`;
    const tags = this.#tags(creator, book, subject);
    if (tags.length > 0) text += `${random.chance(0.5) ? '\n\n' : ' '}${tags.join(' ')}`;
    return { text, language: foreign ? creator.language : 'en' };
  }

  #compose(shape: Shape, book: PhraseBook, creator: Creator, subject: Subject, foreign: boolean): string {
    const random = this.#random;
    const say = (phrases: readonly string[]) => fill(random, this.#dealFitting(phrases, subject), subject);
    const habit = () => (foreign || creator.voice.habits.length === 0 ? [] : [random.pick(creator.voice.habits)]);
    const join = (...sentences: string[]) => sentences.join(foreign && unspaced.has(creator.language) ? '' : ' ');
    switch (shape) {
      case 'word':
        return say(book.words);
      case 'line':
        return say(book.openings);
      case 'pair':
        return join(say(book.openings), ...(random.chance(0.4) ? habit() : [say(book.middles)]));
      case 'paragraph':
        return join(say(book.openings), say(book.middles), say(book.middles), ...habit(), say(book.closings));
      case 'list': {
        const names = subject.products.slice(0, 5).map(({ name }) => `– ${name}`);
        return [say(book.openings), ...names, say(book.closings)].join('\n');
      }
      case 'letter': {
        const middles = [say(book.middles), say(book.middles), say(book.middles)];
        const more = foreign
          ? [say(book.middles), say(book.middles)]
          : [this.#deal(asides), this.#deal(asides), this.#deal(asides)];
        return [
          join(say(book.openings), ...more.slice(0, 1)),
          join(...middles),
          join(...more.slice(1)),
          join(...habit(), say(book.closings)),
        ].join('\n\n');
      }
    }
  }

  #tags({ voice }: Creator, book: PhraseBook, subject: Subject): string[] {
    const random = this.#random;
    const count = random.int(...voice.tags);
    if (count === 0) return [];
    const fitting = categoryTags(subject).filter(() => random.chance(0.5));
    const own = random.shuffle(book.tags).filter((tag) => fits(tag, subject));
    const kept = new Map<string, string>();
    for (const tag of [...fitting, ...own.map(withoutScope)])
      if (!kept.has(tag.toLowerCase())) kept.set(tag.toLowerCase(), tag);
    return [...kept.values()].slice(0, count).map((tag) => `#${tag}`);
  }

  #dealFitting(phrases: readonly string[], subject: Subject): string {
    for (let tries = 0; tries < phrases.length; tries++) {
      const phrase = this.#deal(phrases);
      if (fits(phrase, subject)) return phrase;
    }
    throw new Error(`No phrase fits a post with ${subject.products.map(({ name }) => name).join(', ')}`);
  }

  #deal(phrases: readonly string[]): string {
    let deck = this.#decks.get(phrases);
    if (!deck || deck.next === deck.cards.length) {
      deck = { cards: this.#random.shuffle(phrases), next: 0 };
      this.#decks.set(phrases, deck);
    }
    return cycle(deck.cards, deck.next++);
  }
}

const departmentsOfScope: Readonly<Record<string, readonly Department[]>> = {
  wear: ['clothing', 'shoes', 'bags', 'accessories'],
  home: ['home', 'table', 'plants'],
  beauty: ['beauty'],
};

function withoutScope(phrase: string): string {
  return phrase.replace(/^\[\w+\] /, '');
}

/** Whether a phrase fits a post: the things it names are there, and there is something for each blank. */
function fits(phrase: string, { products }: Subject): boolean {
  const [main, second] = products;
  const scope = /^\[(\w+)\]/.exec(phrase)?.[1];
  if (scope && main && !departmentsOfScope[scope]?.includes(main.department)) return false;
  if (phrase.includes('{n}') && products.length < 3) return false;
  if (phrase.includes('{other}') && !(main && second && goTogether(main, second))) return false;
  if (phrase.includes('{dye}') && (main?.piece.colour ?? null) === null) return false;
  const shown = products.slice(0, 4).map(({ piece }) => piece.good);
  return mentions.every(([word, goods]) => !word.test(phrase) || goods.some((good) => shown.includes(good)));
}

function goTogether(main: CatalogueProduct, second: CatalogueProduct): boolean {
  return main.piece.good !== second.piece.good && companions[main.department].includes(second.department);
}

function bookOf({ family, products }: Subject): PhraseBook {
  if (family === 'gingham') return table;
  if (family === 'grid' || family === 'rhythm' || products.length > 10) return finds;
  const [main] = products;
  return main ? bookOfDepartment[main.department] : finds;
}

function pickShape(random: Random, shapes: Readonly<Record<Shape, number>>): Shape {
  const entries = Object.entries(shapes) as [Shape, number][];
  let place = random.next() * entries.reduce((sum, [, share]) => sum + share, 0);
  return entries.find(([, share]) => (place -= share) < 0)?.[0] ?? 'line';
}

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

function fill(random: Random, phrase: string, { products }: Subject): string {
  const [main, second = main] = products;
  if (!main || !second || !phrase.includes('{')) return withoutScope(phrase);
  const count = numbers[products.length] ?? String(products.length);
  const filled = phrase
    .replaceAll('{thing}', `the ${nounPhrase(main.piece)}`)
    .replaceAll('{other}', `the ${nounPhrase(second.piece)}`)
    .replaceAll('{it}', isPlural(main.piece) ? 'them' : 'it')
    .replaceAll('{dye}', main.piece.colour === null ? '' : colourName(main.piece.colour))
    .replaceAll('{city}', random.pick(cities['en'] ?? []))
    .replaceAll('{n}', phrase.startsWith('{n}') ? count : count.toLowerCase());
  return filled.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

const BEFORE_HOLIDAYS = new Set([10, 11]);

/** The category feeds of a post, by its contents. */
function categoryTags({ family, products, createdAt }: Subject): string[] {
  const tags: string[] = [];
  const cents = products.map(({ usdCents }) => usdCents);
  if (products.some(({ pricing }) => pricing.sale !== undefined)) tags.push('SaleAlert');
  if (cents.every((price) => price < 5_000)) tags.push('FindsUnder50');
  else if (cents.every((price) => price < 10_000)) tags.push('FindsUnder100');
  if (products.some(({ retailer, hasVariants }) => hasVariants && retailer.takesCarts)) tags.push('LTKBuyNow');
  if (family === 'grid' || family === 'rhythm') tags.push('LTKGiftGuide');
  if (BEFORE_HOLIDAYS.has(createdAt.getUTCMonth())) tags.push('LTKHoliday');
  return tags;
}
