import { skeleton } from './Skeleton.css.ts';

/** The place of something that is on its way; `className` gives it that thing's shape. Silent: the list around it speaks. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span className={`${skeleton} ${className}`} />;
}
