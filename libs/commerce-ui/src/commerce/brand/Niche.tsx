import * as css from './Niche.css.ts';

/** The niche of the mark with an empty plinth, for pages without content. */
export function Niche() {
  return (
    <svg className={css.art} viewBox="0 0 96 96" aria-hidden="true">
      <path className={css.wall} d="M20 88V44a28 28 0 0 1 56 0v44Z" />
      <path className={css.floor} d="M8 88h80" />
      <path className={css.plinth} d="M34 88V70h28v18Z" />
      <path className={css.edge} d="M34 70h28" />
      <path className={css.edge} d="M41 62a7 7 0 0 1 14 0" strokeDasharray="3 4" />
    </svg>
  );
}
