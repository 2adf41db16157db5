import { markup } from '../../http/page.ts';
import { layout, type Page, type Surroundings } from './layout.ts';

/** A page with one statement and a link: no page of a sign-in is a dead end. */
export function noticePage(
  surroundings: Surroundings,
  { title, text, link }: { title: string; text: string; link: { readonly label: string; readonly url: string } },
): Page {
  return layout(
    surroundings,
    title,
    markup`<p class="muted">${text}</p>
<a class="button primary" href="${link.url}">${link.label}</a>`,
  );
}
