import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A query with the facts of a right result (docs/decisions/0052-relevance-of-search.md). */
export interface LabelledQuery {
  readonly set: 'tuned' | 'held';
  readonly class: string;
  readonly language: string;
  readonly type: 'post' | 'product' | 'profile';
  readonly text: string;
  readonly facts: readonly Fact[];
}

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** A product of the catalogue, as its labels need it. */
export interface ProductRecord {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly colours: readonly string[];
  readonly brand: string | null;
  readonly retailer: string;
}

export interface PostRecord {
  readonly id: string;
  readonly caption: string;
  readonly hashtags: readonly string[];
  readonly creator: string;
  readonly productIds: readonly string[];
}

export interface CreatorRecord {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
}

export interface Records {
  readonly products: readonly ProductRecord[];
  readonly posts: readonly PostRecord[];
  readonly creators: readonly CreatorRecord[];
}

/** The grades of records for a query; a record without one has 0. */
export type Grades = ReadonlyMap<string, 1 | 2>;

export function readQueries(): LabelledQuery[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'searchQueries.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [set = '', name = '', language = '', type = '', text = '', facts = ''] = line.split('\t');
    return { set, class: name, language, type, text, facts: facts.split(' ; ').map(readFact) } as LabelledQuery;
  });
}

function readFact(text: string): Fact {
  const [name = '', ...value] = text.split('=');
  return { name, value: value.join('=') };
}

/** A text in words without accents and case, each also without the 's' of a plural. Not the search's own folding, which is measured. */
const plain = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;
const singular = (text: string) => text.replaceAll(/(?:es|s) /g, ' ');

const hasWord = (text: string, word: string) =>
  plain(text).includes(plain(word)) || singular(plain(text)).includes(singular(plain(word)));

const isTrue = ({ name, value }: Fact, product: ProductRecord): boolean => {
  if (name === 'category') return product.category === value;
  if (name === 'colour') return product.colours.includes(value);
  if (name === 'brand') return product.brand === value;
  if (name === 'retailer') return product.retailer === value;
  return name === 'word' && hasWord(product.name, value);
};

function gradeOf(facts: readonly Fact[], product: ProductRecord): 0 | 1 | 2 {
  const holds = facts.map((fact) => isTrue(fact, product));
  const missing = holds.filter((one) => !one).length;
  if (missing === 0) return 2;
  const category = facts.findIndex(({ name }) => name === 'category');
  const essential = holds[category < 0 ? facts.length - 1 : category];
  return facts.length > 1 && missing === 1 && essential ? 1 : 0;
}

/** Which records a query should find, by the rule of record 52. */
export function gradesOf({ type, facts }: LabelledQuery, { products, posts, creators }: Records): Grades {
  const grades = new Map<string, 1 | 2>();
  const put = (id: string, grade: 0 | 1 | 2) => grade > 0 && grades.set(id, grade as 1 | 2);
  if (type === 'profile') {
    for (const { id, displayName } of creators) {
      if (facts.some(({ name, value }) => name === 'creator' && value === displayName)) put(id, 2);
    }
    return grades;
  }
  const ofProducts = new Map(products.map((product) => [product.id, gradeOf(facts, product)]));
  if (type === 'product') {
    for (const [id, grade] of ofProducts) put(id, grade);
    return grades;
  }
  const areWords = facts.every(({ name }) => name === 'word');
  for (const post of posts) {
    const isNamed = facts.some(
      ({ name, value }) =>
        (name === 'hashtag' && post.hashtags.includes(value)) || (name === 'creator' && post.creator === value),
    );
    const isTold = areWords && facts.every(({ value }) => hasWord(post.caption, value));
    const shown = post.productIds.map((id) => ofProducts.get(id) ?? 0);
    put(post.id, isNamed || isTold ? 2 : (Math.max(0, ...shown) as 0 | 1 | 2));
  }
  return grades;
}

/** NDCG at 10: 1 if the first ten results are the best possible. */
export function ndcg(ids: readonly string[], grades: Grades): number {
  const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);
  const found = ids.slice(0, 10).reduce((sum, id, place) => sum + gain(grades.get(id) ?? 0, place), 0);
  const best = [...grades.values()]
    .toSorted((a, b) => b - a)
    .slice(0, 10)
    .reduce((sum, grade, place) => sum + gain(grade, place), 0);
  return best === 0 ? Number.NaN : found / best;
}

/** The mean of some values with its 95 % interval, by samples with replacement that are the same in every run. */
export function meanWithInterval(values: readonly number[]): readonly [mean: number, low: number, high: number] {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  let state = 20_261_130;
  const chance = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
  const means = Array.from({ length: 1_000 }, () =>
    mean(values.map(() => values[Math.floor(chance() * values.length)] ?? 0)),
  ).toSorted((a, b) => a - b);
  return [mean(values), means[25] ?? Number.NaN, means[974] ?? Number.NaN];
}
