import plugin from 'fastify-plugin';
import { splitTarget } from './pages/addresses.ts';

interface Options {
  /** The paths of pages, with parameters as routes write them. */
  readonly pagePaths: () => Promise<readonly string[]>;
}

const isFixed = (segment: string | undefined) => segment !== undefined && !/^[:*]/.test(segment);

/** A segment as routers compare it. */
function readable(segment: string) {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}

/** The routes of a pattern: one with and one without its optional parameter. */
const variants = (pattern: string) =>
  pattern.endsWith('?') ? [pattern.slice(0, -1), pattern.slice(0, pattern.lastIndexOf('/'))] : [pattern];

/**
 * Returns a path with the fixed segments of its route spelled as the route does: they match in any case and in percent-encoding (S34).
 * Parameters stay unchanged, and so does a path without a route.
 */
export function createSpelling(patterns: readonly string[]): (path: string) => string {
  const routes = [...new Set(patterns.flatMap(variants))]
    .map((pattern) => pattern.split('/').slice(1))
    .filter((segments) => segments.some(isFixed))
    // A fixed segment wins over a parameter in its place.
    .sort((a, b) => b.filter(isFixed).length - a.filter(isFixed).length);

  return (path) => {
    const given = path.split('/').slice(1);
    const slash = given.length > 1 && given.at(-1) === '' ? given.splice(-1) : [];
    const read = given.map(readable);
    const fits = (route: readonly string[]) =>
      (route.at(-1) === '*' ? given.length >= route.length : given.length === route.length) &&
      route.every((segment, index) => !isFixed(segment) || segment.toLowerCase() === read[index]);
    const route = routes.find(fits);
    if (!route) return path;
    return ['', ...given.map((segment, index) => (isFixed(route[index]) ? route[index] : segment)), ...slash].join('/');
  };
}

/** Redirects an address in another spelling to its own, for pages and other routes. Registered before all routes. */
export const ownSpelling = plugin<Options>(async (host, { pagePaths }) => {
  const routes: string[] = [];
  host.addHook('onRoute', ({ method, url }) => {
    // Calls are not addresses: nobody types them, and the proxy matches them exactly (T39).
    if ([method].flat().includes('GET') && !url.startsWith('/api/')) routes.push(url);
  });
  let spelling: Promise<ReturnType<typeof createSpelling>> | undefined;
  host.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    spelling ??= pagePaths().then((pages) => createSpelling([...routes, ...pages]));
    const [path, query] = splitTarget(request.raw.url ?? '/');
    const own = (await spelling)(path);
    if (own !== path) await reply.redirect(own + query, 301);
  });
});
