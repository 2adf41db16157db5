import { createAnalytics } from '@social-shop/analytics';
import { apiContext, createApiClient, type ApiClientOptions } from '@social-shop/api-client';
import { sessionQuery, type SessionState } from '@social-shop/auth';
import { changedFlags } from '@social-shop/experiments';
import type { Assignment } from '@social-shop/experiments/server';
import { BottomStack } from '@social-shop/commerce-ui';
import { consentBar, ConsentQuestion } from '@social-shop/legal';
import { requestContext, type Site } from '@social-shop/routing';
import type { Describe } from '@social-shop/routing/structuredData';
import { deadline } from '@social-shop/routing/server';
import { createIntl, lang } from '@social-shop/i18n';
import { fetchShown } from '@social-shop/toggles';
import { dehydrate } from '@tanstack/react-query';
import type { Thing } from 'schema-dts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { loadMessages } from 'virtual:messages';
import { App } from '../../src/App.tsx';
import { errorFeed, features } from '../../src/features.ts';
import { ownPictures } from '../../src/ownPictures.ts';
import { createQueryClient } from '../../src/queryClient.ts';
import { refusalOf } from '../../src/readableAddress.ts';
import { refusedRoutes, routes } from '../../src/routes.tsx';
import { fetchErrorFeed } from '../../src/shell/ErrorFeed.tsx';
import { encodeState, STATE_ID, type PageState } from '../../src/state.ts';
import { chunkKeys, type Assets } from './assets.ts';
import type { Choices } from './choices.ts';
import { tellingUnkeepable } from './noteUnkeepable.ts';
import { mayBeKept, pageOf, declaredQuery } from './routeHandles.ts';
import { shareResponses, type SharedResponses } from './sharedResponses.ts';
import { encodeThings, thingsOf } from './structuredData.ts';
import { keepsContract } from './validateResponses.ts';

export { renderFallback } from '../../src/fallback.ts';
export { listedPages, pagePaths } from '../../src/routes.tsx';

/** Milliseconds a page waits: for its essential call, for the others, and for the states of its toggles (W30). */
const DEADLINES = { essential: 2_000, section: 1_000, toggles: 300 };
const WITHIN = { essential: deadline(DEADLINES.essential), section: deadline(DEADLINES.section) };

/** Everything in a request that a page depends on: equal requests give equal pages. */
export interface PageRequest extends Choices, Assignment {
  readonly url: URL;
}

/** The signed-in visitor that a page is rendered for. Nobody else may get such a page. */
export interface SignedInVisitor {
  readonly session: SessionState;
  /** Calls the platform as this visitor. */
  readonly fetch: NonNullable<ApiClientOptions['fetch']>;
}

/** Options of rendering that are the same for every request. */
export interface Renderer {
  readonly site: Site;
  readonly client: ApiClientOptions;
  /** Calls that pages of several visitors share. Without it each page makes all its calls. */
  readonly shared?: SharedResponses | undefined;
  readonly assets: Assets;
  /** The session of a visitor who is not signed in. */
  readonly anonymousSession: SessionState;
  /** Called with errors in the code. Failures of the platform do not count. */
  readonly onError: (error: unknown) => void;
}

/** A finished page or a redirect. */
export type Rendered =
  | { readonly status: number; readonly location: string }
  | {
      readonly status: number;
      readonly html: string;
      readonly page: string;
      /** Whether it may be kept for others: its route allows that, no call has failed, and none was per person. */
      readonly whole: boolean;
    };

// The server counts no visits. The browser does, when a page is seen.
const silent = createAnalytics({ send: () => Promise.resolve(), consent: 'denied' });

const handler = createStaticHandler(routes);
/** The flags that the shop's libraries read. */
export const declaredFlags = features.flatMap(({ flags = [] }) => flags);
const refusing = { 400: createStaticHandler(refusedRoutes(400)), 404: createStaticHandler(refusedRoutes(404)) };

const ERROR_FEED = 'web.errorFeed';
const CONSENT_BAR = 'web.consentBar';

/** Chunk key of each lazy route, for the assets of exactly the matched routes, of the error page's feed, and of the question about cookies. */
export const chunks = chunkKeys([...routes, { id: ERROR_FEED, ...errorFeed }, { id: CONSENT_BAR, ...consentBar }]);

/** Parameters that the page at this path reads; none if there is no page. */
export function queryOf(pathname: string): readonly string[] {
  return refusalOf(pathname) ? [] : declaredQuery(matchRoutes(routes, pathname) ?? []);
}

/** Options of every client whose responses pages show: it validates responses and shortens the URLs of the shop's own pictures. */
const pageClient = ({ client, site }: Pick<Renderer, 'client' | 'site'>): ApiClientOptions => ({
  ...client,
  accepts: keepsContract,
  convertText: ownPictures(site),
});

/**
 * Calls that pages of several visitors share. Made here because loaders recognise errors by their class, and the build has its own copy.
 */
export const createSharedResponses = (renderer: Pick<Renderer, 'client' | 'site'>): SharedResponses =>
  shareResponses(pageClient(renderer));

/** Renders a page: data first, then one pass, followed by the state from which the browser starts. */
export async function render(request: PageRequest, renderer: Renderer, visitor?: SignedInVisitor): Promise<Rendered> {
  const { url, locale, theme, consent, flags, variants } = request;
  const { site, assets } = renderer;
  const queryClient = createQueryClient();
  const as = visitor ? { fetch: visitor.fetch } : {};
  let whole = true;
  const own = createApiClient({
    ...pageClient(renderer),
    ...as,
    deadline: DEADLINES.essential,
  });
  const api = tellingUnkeepable(renderer.shared?.(own) ?? own, () => void (whole = false));
  queryClient.setQueryData(sessionQuery(api).queryKey, visitor?.session ?? renderer.anonymousSession);
  const context = new RouterContextProvider();
  const descriptions: Describe[] = [];
  context.set(requestContext, {
    ...{ queryClient, locale, within: WITHIN },
    // Search engines are not signed in.
    ...(!visitor && { onDescribe: (describe: Describe) => void descriptions.push(describe) }),
  });
  context.set(apiContext, api);

  // The router throws on some refused addresses, and its warnings repeat others.
  const refusal = refusalOf(url.pathname);
  const usedHandler = refusal ? refusing[refusal] : handler;
  const webRequest = new Request(refusal ? site.publicUrl : url);
  const result = await usedHandler.query(webRequest, { requestContext: context });
  if (result instanceof Response) return { status: result.status, location: result.headers.get('location') ?? '/' };

  if (result.errors) {
    for (const error of Object.values(result.errors)) if (error instanceof Error) renderer.onError(error);
    // The error page ends with the discover feed; a failed feed fails only its own section.
    const { loader } = await fetchErrorFeed();
    if (typeof loader === 'function')
      await loader({ params: {}, request: webRequest, context } as Parameters<typeof loader>[0], undefined);
  }

  await fetchShown({ queryClient, api, within: deadline(DEADLINES.toggles) });

  const matched = result.matches.map(({ route }) => route.id);
  const added = [...(result.errors ? [ERROR_FEED] : []), ...(consent === 'open' ? [CONSENT_BAR] : [])];
  const parts = [...matched, ...added].flatMap((id) => chunks.get(id) ?? []);
  const { css, js, texts } = assets.of(parts, locale);
  const state: PageState = {
    locale,
    theme,
    consent,
    texts,
    site,
    flags: changedFlags(flags, declaredFlags),
    ...(Object.keys(variants).length > 0 ? { variants } : {}),
    queries: dehydrate(queryClient, {
      // A failed section renders as failed on both sides; hydration must not fetch it again.
      shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending',
    }),
    router: { loaderData: result.loaderData, actionData: result.actionData, errors: plainErrors(result.errors) },
    matched,
  };
  const catalogue = await loadMessages(locale);
  const described = result.errors
    ? []
    : thingsOf(descriptions, { queryClient, site, intl: () => createIntl({ locale, messages: catalogue }) });
  const html = renderToString(
    <StrictMode>
      <App
        state={state}
        catalogue={catalogue}
        api={api}
        queryClient={queryClient}
        analytics={silent}
        styles={css}
        question={<BottomStack consent={<ConsentQuestion from={url.pathname + url.search} />} />}
        scripts={<Scripts state={state} described={described} assets={assets} modules={js} />}
      >
        <StaticRouterProvider
          router={createStaticRouter(usedHandler.dataRoutes, result, {})}
          context={result}
          hydrate={false}
        />
      </App>
    </StrictMode>,
  );
  queryClient.clear();
  return {
    status: result.statusCode,
    html: `<!doctype html>${html}`,
    whole: whole && mayBeKept(result.matches),
    page: result.errors ? String(result.statusCode === 404 ? 404 : 'error') : pageOf(result.matches),
  };
}

/** An error page needs the status only. Nothing else of an error may reach a browser (T52). */
function plainErrors(errors: Record<string, unknown> | null) {
  if (!errors) return null;
  const status = (error: unknown) =>
    typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, { status: status(error) }]));
}

/**
 * The state from which the browser starts. It is rendered with the page, because cutting it out later copies the text, which costs a tenth
 * of the page. Code comes after the pictures in view (`boot.client.ts`).
 */
function Scripts({ state, described, assets: { boot, entry }, modules }: ScriptsProps) {
  const { language, region } = new Intl.Locale(lang(state.locale)).maximize();
  return (
    <>
      {/* For share cards, which read the server's HTML. React moves it into the head. */}
      <meta property="og:locale" content={`${language}_${region}`} />
      {described.length > 0 ? (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: encodeThings(described) }} />
      ) : null}
      <script type="application/json" id={STATE_ID} dangerouslySetInnerHTML={{ __html: encodeState(state) }} />
      <script type="module" src={boot} fetchPriority="low" data-app={entry} data-modules={modules.join(' ')} />
    </>
  );
}

interface ScriptsProps {
  readonly state: PageState;
  readonly described: readonly Thing[];
  readonly assets: Assets;
  /** The imports of the entry, so the browser need not discover them one by one. */
  readonly modules: readonly string[];
}
