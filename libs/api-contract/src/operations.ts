import * as analytics from './analytics.ts';
import { nameOf, type Call } from './call.ts';
import * as analyticsCalls from './calls/analytics.ts';
import * as experimentsCalls from './calls/experiments.ts';
import * as followsCalls from './calls/follows.ts';
import * as hashtagsCalls from './calls/hashtags.ts';
import * as hidesCalls from './calls/hides.ts';
import * as likesCalls from './calls/likes.ts';
import * as mediaCalls from './calls/media.ts';
import * as postReportsCalls from './calls/postReports.ts';
import * as postsCalls from './calls/posts.ts';
import * as presentationCalls from './calls/presentation.ts';
import * as productsCalls from './calls/products.ts';
import * as profilesCalls from './calls/profiles.ts';
import * as recommendationsCalls from './calls/recommendations.ts';
import * as sitemapCalls from './calls/sitemap.ts';
import * as searchCalls from './calls/search.ts';
import * as wishCollectionsCalls from './calls/wishCollections.ts';
import * as wishesCalls from './calls/wishes.ts';
import * as experiments from './experiments.ts';
import * as follows from './follows.ts';
import * as hashtags from './hashtags.ts';
import * as hides from './hides.ts';
import * as likes from './likes.ts';
import * as media from './media.ts';
import * as postReports from './postReports.ts';
import * as posts from './posts.ts';
import * as presentation from './presentation.ts';
import * as products from './products.ts';
import * as profiles from './profiles.ts';
import * as recommendations from './recommendations.ts';
import * as sitemap from './sitemap.ts';
import * as search from './search.ts';
import type { Schemas } from './wire.ts';
import * as wishCollections from './wishCollections.ts';
import * as wishes from './wishes.ts';

/** A call with its schemas. */
export interface Operation extends Call, Schemas {}

/** The calls of a resource, each with the schemas of the same name: a call without them does not compile. */
const operationsOf = <const C extends Readonly<Record<string, Call>>>(
  calls: C,
  schemas: Readonly<Record<keyof C, Schemas>>,
): readonly Operation[] => Object.entries(calls).map(([name, call]) => ({ ...call, ...schemas[name as keyof C] }));

/** Every call that the platform serves; also the allow-list of the host's proxy (W21). A resource is one line. */
export const operations: readonly Operation[] = [
  operationsOf(postsCalls, posts),
  operationsOf(profilesCalls, profiles),
  operationsOf(recommendationsCalls, recommendations),
  operationsOf(productsCalls, products),
  operationsOf(mediaCalls, media),
  operationsOf(hashtagsCalls, hashtags),
  operationsOf(presentationCalls, presentation),
  operationsOf(sitemapCalls, sitemap),
  operationsOf(analyticsCalls, analytics),
  operationsOf(experimentsCalls, experiments),
  operationsOf(likesCalls, likes),
  operationsOf(followsCalls, follows),
  operationsOf(wishesCalls, wishes),
  operationsOf(wishCollectionsCalls, wishCollections),
  operationsOf(searchCalls, search),
  operationsOf(hidesCalls, hides),
  operationsOf(postReportsCalls, postReports),
].flat();

/** The same by `nameOf` their call; the host's own calls are not among them. */
export const operationsByName: ReadonlyMap<string, Operation> = new Map(
  operations.map((operation) => [nameOf(operation), operation]),
);
