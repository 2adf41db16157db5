import caretLeft from 'icon:caret-left';
import caretRight from 'icon:caret-right';
import { mirrored } from './Icon.css.ts';
import { Drawing } from './Icon.tsx';

const paths = { start: caretLeft, end: caretRight };

/** Points to the start or the end of the line, next to a text or alone in a button that has a name. */
export function Caret({ to, size }: { readonly to: 'start' | 'end'; readonly size?: 16 | 20 }) {
  return <Drawing path={paths[to]} size={size} className={mirrored} />;
}
