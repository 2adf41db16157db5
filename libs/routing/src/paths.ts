type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const segment = (value: string) => encodeURIComponent(value);

/** Appends a query; an array value becomes repeated keys, `undefined` is left out (specification 1, section 2). */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of typeof value === 'string' ? [value] : (value ?? [])) search.append(key, item);
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** What a product link carries along (S18). */
export interface ProductLinkQuery {
  /** Post id. */
  readonly li?: string;
  /** Content source id. */
  readonly ci?: string;
  /** Retailer share hash. */
  readonly rshash?: string;
  readonly variant?: string;
}

/** Every address that one library links to in another, so that none is spelled twice (specification 1, section 2). */
export const paths = {
  root: () => '/',
  home: (query: { readonly next?: string } = {}) => withQuery('/home', query),
  post: (id: string) => `/posts/${segment(id)}`,
  creatorShop: (displayName: string) => `/explore/${segment(displayName)}`,
  product: (productDetailsId: string, query: ProductLinkQuery = {}) =>
    withQuery(`/products/${segment(productDetailsId)}`, { ...query }),
  /** To log in, then on to `from`, a path of this shop; likewise `signup`. */
  login: (from?: string) => withQuery('/login', { from }),
  signup: (from?: string) => withQuery('/signup', { from }),
  forgotPassword: () => '/forgot-password',
  changePassword: () => '/change-password',
  /** Asks before it signs out. */
  logout: () => '/logout',
  /** Only for forms: keeps the choice of a language, then leads back. */
  locale: () => '/locale',
} as const;
