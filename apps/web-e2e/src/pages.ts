interface Sample {
  readonly post: { readonly id: string };
  readonly creator: { readonly display_name: string };
}

/** Addresses of pages, existing and missing, with their statuses. */
export const pageAddresses = ({ post, creator }: Sample): readonly [path: string, status: number][] => [
  ['/', 200],
  ['/home', 200],
  ['/?utm_source=mail', 200],
  ['/home?x=1&x=2', 200],
  [`/posts/${post.id}`, 200],
  [`/posts/${post.id}?li=1`, 200],
  [`/explore/${creator.display_name}`, 200],
  [`/explore/${creator.display_name}?utm_source=mail`, 200],
  ['/posts/not-an-id', 404],
  ['/posts/00000000-0000-4000-8000-000000000000', 404],
  ['/explore/nobody-of-this-name', 404],
  ['/explore/x', 404],
  ['/no/such/page', 404],
  ['/robots', 404],
  ['/no.such/page', 404],
  ['/images', 404],
  ['/posts', 404],
  ['/explore', 404],
  ['//evil.test', 404],
  ['/explore/%E0%A4%A', 400],
  ['/%', 400],
];
