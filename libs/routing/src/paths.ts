type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const segment = (value: string) => encodeURIComponent(value);

/** Appends a query, also to a path that has one; an array value becomes repeated keys, `undefined` is left out (specification 1, section 2). */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of typeof value === 'string' ? [value] : (value ?? [])) search.append(key, item);
  }
  const text = search.toString();
  return text ? path + (path.includes('?') ? '&' : '?') + text : path;
}

/**
 * The addresses that libraries below the features, or the host, link to (specification 1, section 2). An address is declared once, in the
 * lowest library that links to it: if only features link to a page, its address is in `src/paths.ts` of a feature or domain (record 29).
 */
export const paths = {
  root: () => '/',
  home: (query: { readonly next?: string } = {}) => withQuery('/home', query),
  post: (id: string) => `/posts/${segment(id)}`,
  creatorShop: (displayName: string) => `/explore/${segment(displayName)}`,
  /** To log in, then on to `from`, a path of this shop; likewise `signup`. */
  login: (from?: string) => withQuery('/login', { from }),
  signup: (from?: string) => withQuery('/signup', { from }),
  forgotPassword: () => '/forgot-password',
  changePassword: () => '/change-password',
  /** Asks before it signs out. */
  logout: () => '/logout',
  /** Only for forms: stores the choice of a language, then redirects back. */
  locale: () => '/locale',
} as const;
