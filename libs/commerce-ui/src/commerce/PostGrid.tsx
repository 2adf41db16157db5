import type { ReactNode } from 'react';
import * as css from './PostGrid.css.ts';
import { PostTileSkeleton } from './PostTileSkeleton.tsx';

/** Post tiles in columns: 2 on phones, 3 from sm, 4 from lg. */
export function PostGrid({ children }: { readonly children: ReactNode }) {
  return <div className={css.grid}>{children}</div>;
}

const shapes = ['portrait', 'square', 'tall', 'portrait'] as const;

/** The first rows of a list of posts that is on its way. */
export function PostGridSkeleton({ header = true }: { readonly header?: boolean }) {
  return (
    <PostGrid>
      {[...shapes, ...shapes.toReversed()].map((shape, index) => (
        <PostTileSkeleton key={index} shape={shape} header={header} />
      ))}
    </PostGrid>
  );
}
