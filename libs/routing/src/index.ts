/** The contract between feature libraries and the host: `Feature`, addresses, loaders, links. */
export { forgetStored, readStored, store } from './browserStorage.ts';
export type { Feature, RouteHandle } from './feature.ts';
export { freshness } from './freshness.ts';
export { installLinks, type LinkOptions } from './installLinks.ts';
export { Link } from './Link.tsx';
export { load, notFound, type LoadArgs } from './load.ts';
export { pageCode, type PageCode } from './pageCode.ts';
export { PageHead, cut, distinctTitle, pageTitle, type PageHeadProps } from './PageHead.tsx';
export { paths, withQuery } from './paths.ts';
export { readId } from './readId.ts';
export { requestContext, type Bound, type LoadableQuery, type RequestContext } from './requestContext.ts';
export { BRAND, SiteProvider, useSite, type Site } from './site.tsx';
