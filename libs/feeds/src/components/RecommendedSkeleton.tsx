import { Skeleton } from '@social-shop/commerce-ui';
import * as css from './Recommended.css.ts';

/** The room of the recommended creators, so that nothing moves when they come. */
export function RecommendedSkeleton() {
  return (
    <div className={css.section} aria-hidden="true">
      <Skeleton className={css.awaitedTitle} />
      <div className={css.list}>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className={css.awaited} />
        ))}
      </div>
    </div>
  );
}
