import { useSession } from '@social-shop/auth';
import { lazyPart, useHydrating } from '@social-shop/commerce-ui';
import { Suspense } from 'react';
import type { PostMenuProps } from './PostMenuItems.tsx';

// Not needed for the first view, and never by a visitor who is not signed in.
const PostMenuItems = lazyPart(async () => (await import('./PostMenuItems.tsx')).PostMenuItems);

/** What a signed-in visitor can do about a post: hide it or its creator from feeds, and report it. */
export function PostMenu(props: PostMenuProps) {
  const session = useSession();
  const hydrating = useHydrating();
  return session && !hydrating ? (
    <Suspense>
      <PostMenuItems {...props} />
    </Suspense>
  ) : null;
}
