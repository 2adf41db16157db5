import type { Analytics } from '@social-shop/analytics';
import { legalPaths } from '../paths.ts';

/** The values of the question's buttons, and of the cookie `consent`. */
export type ConsentAnswer = 'accept' | 'decline';

/** The answer of the button that sent a form. */
export const answerOf = ({ submitter }: { readonly submitter: HTMLElement | null }): ConsentAnswer =>
  submitter instanceof HTMLButtonElement && submitter.value === 'accept' ? 'accept' : 'decline';

/**
 * Passes the visitor's answer about cookies to this page and to the server, which stores it in a cookie. A refusal takes effect at once,
 * consent only after the server has stored it. Returns whether it is stored.
 */
export async function giveAnswer(
  { setConsent }: Pick<Analytics, 'setConsent'>,
  answer: ConsentAnswer,
): Promise<boolean> {
  if (answer === 'decline') setConsent('denied');
  const kept = await keepAnswer(answer);
  if (kept && answer === 'accept') setConsent('granted');
  return kept;
}

async function keepAnswer(answer: ConsentAnswer) {
  try {
    const body = new URLSearchParams({ answer });
    // The server leads a form back to its page; a script stays.
    const response = await fetch(legalPaths.consent(), { method: 'POST', body, redirect: 'manual', keepalive: true });
    return response.type === 'opaqueredirect';
  } catch {
    return false;
  }
}
