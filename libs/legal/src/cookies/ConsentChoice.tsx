import { useConsent } from '@social-shop/analytics';
import { Icon, useHydrating } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useState, type SubmitEvent } from 'react';
import { answerOf, giveAnswer } from '../consent/giveAnswer.ts';
import { messages } from '../messages.ts';
import { legalPaths } from '../paths.ts';
import * as css from './ConsentChoice.css.ts';

const answers = [
  { answer: 'decline', consent: 'denied', message: messages.decline },
  { answer: 'accept', consent: 'granted', message: messages.accept },
] as const;

/**
 * The form in which visitors make and change their choice about cookies (P6). It works without script. Only the browser knows the current
 * choice, because the server sends the same page to everybody who has made one.
 */
export function ConsentChoice() {
  const intl = useIntl();
  const hydrating = useHydrating();
  const { consent, setConsent } = useConsent();
  const [failed, setFailed] = useState(false);
  const given = hydrating ? undefined : answers.find((answer) => answer.consent === consent);
  const title = given ? (given.answer === 'accept' ? messages.accepted : messages.declined) : messages.yourChoice;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailed(false);
    if (!(await giveAnswer({ setConsent }, answerOf(event)))) setFailed(true);
  }

  return (
    <form className={css.choice} method="post" action={legalPaths.consent()} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="from" value={legalPaths.cookies()} />
      <div role="status">
        <h2 className={css.heading}>{intl.formatMessage(title)}</h2>
        <p className={css.note}>{intl.formatMessage(messages.choiceNote)}</p>
        {failed ? <p className={css.failed}>{intl.formatMessage(messages.failed)}</p> : null}
      </div>
      <div className={css.segment} role="group" aria-label={intl.formatMessage(messages.counting)}>
        {answers.map(({ answer, message }) => (
          <button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            className={css.part}
            aria-pressed={given ? given.answer === answer : undefined}
          >
            {given?.answer === answer ? <Icon name="check" size={16} /> : null}
            {intl.formatMessage(message)}
          </button>
        ))}
      </div>
    </form>
  );
}
