import type { RailProps } from './Rail.tsx';
import * as rail from './Rail.css.ts';
import { SectionHead } from './SectionHead.tsx';
import { Skeleton } from './Skeleton.tsx';
import * as css from './RailSkeleton.css.ts';

const MOST_VISIBLE = 6;

/** A `Rail` whose tiles are being loaded. Its head stays in place when they arrive. */
export function RailSkeleton({ title, note, href, tiles }: Omit<RailProps, 'id' | 'children'>) {
  return (
    <div className={rail.section}>
      <SectionHead title={title} {...(note && { note })} {...(href !== undefined && { href })}>
        <div className={css.arrows} />
      </SectionHead>
      <div className={rail.tiles[tiles]} aria-hidden="true">
        {Array.from({ length: MOST_VISIBLE }, (_, index) => (
          <div key={index}>
            <Skeleton className={css.picture} />
            {tiles === 'products' ? <div className={css.facts} /> : null}
          </div>
        ))}
      </div>
    </div>
  );
}
