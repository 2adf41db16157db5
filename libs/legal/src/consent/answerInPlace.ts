import type { Analytics } from '@social-shop/analytics';
import { bottomPlace } from '@social-shop/commerce-ui';
// The styles of what the server has written.
import './ConsentQuestion.css.ts';
import { answerOf, giveAnswer } from './giveAnswer.ts';

/**
 * Submits the form of the cookie question by script, so that the visitor stays on the page; without script the form loads a page. The
 * question is removed after the first answer, wherever on the page it was given.
 */
export function answerInPlace(analytics: Pick<Analytics, 'consent' | 'setConsent' | 'onConsent'>): void {
  const place = bottomPlace('consent');
  const bar = place.firstElementChild;
  if (!(bar instanceof HTMLElement)) return;

  const show = (shown: boolean) => {
    const focused = bar.contains(document.activeElement);
    bar.hidden = !shown;
    // Otherwise the focus would fall back to the top of the page.
    if (focused && !shown) document.querySelector('main')?.focus({ preventScroll: true });
  };
  const leave = () => {
    if (analytics.consent() === 'undecided') return;
    show(false);
    place.replaceChildren();
  };

  bar.addEventListener('submit', (event) => {
    event.preventDefault();
    show(false);
    void giveAnswer(analytics, answerOf(event)).then((kept) => show(!kept));
  });
  analytics.onConsent(leave);
  leave();
}
