import type { Analytics } from '@social-shop/analytics';
import { bottomPlace } from '@social-shop/commerce-ui';
// The styles of what the server has written.
import './ConsentQuestion.css.ts';
import { answerOf, giveAnswer } from './giveAnswer.ts';

/**
 * Answers the question that the server has written into the bottom stack without another document; without this, its form does. The
 * question leaves with the first answer, wherever in the page that was given.
 */
export function answerInPlace(analytics: Pick<Analytics, 'consent' | 'setConsent' | 'onConsent'>): void {
  const place = bottomPlace('consent');
  const bar = place.firstElementChild;
  if (!(bar instanceof HTMLElement)) return;

  const show = (shown: boolean) => {
    const focused = bar.contains(document.activeElement);
    bar.hidden = !shown;
    // A keyboard goes on in the page instead of at its very beginning.
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
