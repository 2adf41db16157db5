import { mostHits } from '@social-shop/api-contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { literal } from '../../db/literal.ts';
import { candidates, type Selection } from './candidates.ts';
import type { SearchEngine, SearchRequest, SearchResult, Sort } from './engine.ts';
import { countFacets } from './facets.ts';
import { fold } from '@social-shop/api-contract/fold';
import { Lexicon } from './lexicon.ts';
import { complete, popular } from './suggestions.ts';
import { cutQuery, termsOf, type Term } from './terms.ts';
import { queryTexts, type QueryTexts } from './tsQuery.ts';

/** The weight of popularity, relative to the words. */
export const ALPHA = 0.2;
/** With fewer hits than this, hits that match less of the query follow. */
const FEW = 10;
/** A change of the merchant's lexicon takes effect after at most this time. */
const LEXICON_KEPT_MS = 60_000;

const ORDERS: Readonly<Record<Sort, ReturnType<typeof sql>>> = {
  relevant: sql`score desc, id`,
  newest: sql`at desc nulls last, id`,
  price_asc: sql`price asc nulls last, id`,
  price_desc: sql`price desc nulls last, id`,
};

/** A query as it is sent to the database. */
interface ReadQuery {
  /** Undefined if there is nothing in it to search for. */
  readonly texts: QueryTexts | undefined;
  /** Whether nothing was typed. */
  readonly isBlank: boolean;
  /** The probable spelling, if it differs from the typed one. */
  readonly correction: Pick<SearchResult, 'didYouMean'>;
}

/** Full-text search in the platform's own database. */
export function postgresEngine(db: Db): SearchEngine {
  let lexicon: { readonly loaded: Promise<Lexicon>; readonly until: number } | undefined;
  const currentLexicon = () => {
    const now = Date.now();
    if (!lexicon || lexicon.until < now) lexicon = { loaded: Lexicon.load(db), until: now + LEXICON_KEPT_MS };
    return lexicon.loaded;
  };

  async function read(text: string): Promise<ReadQuery> {
    const cut = cutQuery(text);
    if (cut === '') return { texts: undefined, isBlank: true, correction: {} };
    const terms = await termsOf(db, await currentLexicon(), cut, !/\s$/.test(text));
    return { texts: queryTexts(terms, cut), isBlank: false, correction: corrected(terms, cut) };
  }

  /** The result, and the query that found it: the first of several that finds enough. */
  async function find(request: SearchRequest): Promise<Found> {
    const { texts, isBlank, correction } = await read(request.text);
    if (!texts) return isBlank ? { ...(await rank(db, request, undefined, undefined)), query: undefined } : NOTHING;
    const { paired, needed, wider, any } = texts;
    if (paired !== undefined) {
      const found = await rank(db, request, paired, texts);
      if (found.total >= FEW) return { ...found, ...correction, query: paired };
    }
    const found = await rank(db, request, needed, texts);
    if (found.total >= FEW || (wider === undefined && found.total > 0))
      return { ...found, ...correction, query: needed };
    if (wider !== undefined) {
      const more = await rank(db, request, wider, { ...texts, counted: texts.countedWider });
      if (more.total > 0) return { ...more, ...correction, query: wider };
    }
    return any === undefined ? NOTHING : { ...(await rank(db, request, any, texts)), query: any };
  }

  return {
    search: find,
    async facets(request) {
      const { query, total } = await find({ ...request, filters: undefined, limit: 1, offset: 0 });
      return total === 0 ? [] : countFacets(db, selectionOf(request, query));
    },
    complete: (text, count) => complete(db, cutQuery(text), count),
    popular: (count) => popular(db, count),
  };
}

interface Found extends SearchResult {
  /** As a `tsquery`; undefined to match everything. */
  readonly query: string | undefined;
}

const NOTHING: Found = { hits: [], total: 0, isComplete: true, query: undefined };

const selectionOf = ({ type, filters = {}, profileId }: SearchRequest, query: string | undefined): Selection => ({
  type,
  query,
  filters,
  profileId,
});

/** The query with corrected words in place of the typed ones. */
function corrected(terms: readonly Term[], text: string): Pick<SearchResult, 'didYouMean'> {
  const corrections = terms.flatMap(({ correction }) => correction ?? []);
  if (corrections.length === 0) return {};
  const meant = corrections.reduce((result, one) => result.replace(one.typed, () => one.meant), fold(text));
  return { didYouMean: meant };
}

type Row = { id: string | null; score: number | null; total: number } & Record<string, unknown>;

async function rank(
  db: Db,
  request: SearchRequest,
  query: string | undefined,
  texts: QueryTexts | undefined,
): Promise<SearchResult> {
  const { sort = 'relevant', alpha = ALPHA, limit, offset } = request;
  const counted = texts ? sql`ts_rank('{0.1, 0.25, 0.5, 1}', f.words, ${literal(texts.counted)}::tsquery)` : sql`0`;
  const lifted = texts
    ? sql`(f.words @@ ${literal(texts.lifting)}::tsquery)::int + 0.5 * (f.words @@ ${literal(texts.asTyped)}::tsquery)::int
        + 2 * (f.words @@ ${literal(texts.needed)}::tsquery)::int`
    : sql`0`;
  const { rows } = await db.execute<Row>(sql`
    with found as materialized (${candidates(selectionOf(request, query))}),
    counted as (
      select f.id, f.price, p.at, coalesce(p.popularity, 0) as popularity, ${counted} as words, ${lifted} as lifted
      from (select * from found limit ${literal(mostHits)}) f left join search_popularity p using (id)
    ),
    scored as (
      select id, price, at, lifted + (1 - ${literal(alpha)}::real) * coalesce(words / nullif(max(words) over (), 0), 0)
        + ${literal(alpha)}::real * (popularity + ${FRESHNESS}) as score
      from counted
    ),
    page as (select id, score, row_number() over (order by ${ORDERS[sort]}) as place from scored
      order by ${ORDERS[sort]} limit ${literal(limit)} offset ${literal(offset)})
    select id, score, total from (select count(*)::int as total from found) counts left join page on true order by place`);
  const total = rows[0]?.total ?? 0;
  return {
    hits: rows.flatMap(({ id, score }) => (id === null ? [] : { id, score: score ?? 0 })),
    total: Math.min(total, mostHits),
    isComplete: total <= mostHits,
  };
}

/** 0.25 for a document of today, half as much after each month, and 0 without a date. */
const FRESHNESS = sql`coalesce(0.25 * power(0.5, extract(epoch from now() - at) / (30 * 86400)), 0)`;
