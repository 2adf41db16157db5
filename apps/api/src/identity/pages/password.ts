import { markup } from '../../http/page.ts';
import { messages } from '../messages.ts';
import { alert, field, newPasswordField, passwordField, submit } from './fields.ts';
import { layout, type Page, type Surroundings } from './layout.ts';
import type { Refused } from './signIn.ts';

/** Request a mail with a link to set a new password. */
export function forgotPage(
  surroundings: Surroundings,
  { action, login, email, errors = {}, alert: message }: { action: string; login: string } & Refused,
): Page {
  const text = surroundings.language.intl.formatMessage;
  return layout(
    surroundings,
    text(messages.forgotTitle),
    markup`<p class="muted">${text(messages.forgotIntro)}</p>
<form method="post" action="${action}" novalidate>
${alert(message)}
${field({ name: 'email', label: text(messages.email), type: 'email', autocomplete: 'username', value: email, error: errors.email, isFirst: true })}
${submit(text(messages.sendLink))}
</form>
<p class="small centre"><a class="link" href="${login}">${text(messages.backToLogin)}</a></p>`,
  );
}

/** The same response whether the account exists or not. */
export function mailSentPage(surroundings: Surroundings, { login, email }: { login: string; email: string }): Page {
  const text = surroundings.language.intl.formatMessage;
  return layout(
    surroundings,
    text(messages.mailSentTitle),
    markup`<p class="muted" role="status">${text(messages.mailSent, { email })}</p>
<p class="small"><a class="link" href="${login}">${text(messages.backToLogin)}</a></p>`,
  );
}

/** Set a new password with the token of a mail. */
export function setPasswordPage(
  surroundings: Surroundings,
  { action, token, errors = {}, alert: message }: { action: string; token: string } & Refused,
): Page {
  const text = surroundings.language.intl.formatMessage;
  const isRepeatedWrong = errors.confirmation !== undefined && errors.password === undefined;
  return layout(
    surroundings,
    text(messages.setPasswordTitle),
    markup`<form method="post" action="${action}" novalidate>
${alert(message)}
<input type="hidden" name="token" value="${token}">
${newPasswordField(surroundings, { label: text(messages.newPassword), error: errors.password, isFirst: !isRepeatedWrong })}
${passwordField(surroundings, { name: 'confirmation', label: text(messages.confirmPassword), autocomplete: 'new-password', error: errors.confirmation, isFirst: isRepeatedWrong })}
${submit(text(messages.setPassword))}
</form>`,
  );
}
