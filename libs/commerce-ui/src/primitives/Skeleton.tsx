import { skeleton } from './Skeleton.css.ts';

/**
 * A placeholder of a part that is loading; `className` gives it the part's shape. Hidden from screen readers: the list around it announces
 * the loading.
 */
export function Skeleton({ className }: { readonly className: string }) {
  return <span className={`${skeleton} ${className}`} />;
}
