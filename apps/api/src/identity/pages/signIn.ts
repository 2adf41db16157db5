import { isSignUpPrompt } from '@social-shop/api-contract/signUpPrompt';
import { markup, type Markup } from '../../http/page.ts';
import { messages } from '../messages.ts';
import { promptMessages } from '../promptMessages.ts';
import { alert, field, newPasswordField, passwordField, submit } from './fields.ts';
import { layout, type Page, type Surroundings } from './layout.ts';

/** Values that a form shows again after it was refused: the inputs (never a password), and their errors. */
export interface Refused {
  readonly email?: string | undefined;
  readonly errors?: Readonly<Partial<Record<'email' | 'password' | 'confirmation' | 'reason', string>>>;
  /** About the form as a whole. */
  readonly alert?: string | undefined;
  /** Whether the alert is about the password. */
  readonly isPasswordWrong?: boolean;
}

/** Addresses of one sign-in's pages. */
export interface SignInPaths {
  readonly login: string;
  readonly signup: string;
  readonly forgot: string;
  readonly google: string;
  readonly consent: string;
  readonly actAs: string;
}

interface SignInOptions extends Refused {
  readonly paths: SignInPaths;
  /** Google refuses to be shown inside other apps (K-A15). */
  readonly isInApp: boolean;
  /** The action that led to the sign-in, from the address. */
  readonly prompt?: string;
}

const GOOGLE = markup`<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="#4285F4" d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8Z"/><path fill="#34A853" d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7c-1 .7-2.2 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.1v2.8A11 11 0 0 0 12 23Z"/><path fill="#FBBC05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.1a11 11 0 0 0 0 9.8Z"/><path fill="#EA4335" d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.2A11 11 0 0 0 2.1 7.1l3.7 2.8C6.7 7.3 9.1 5.4 12 5.4Z"/></svg>`;

function googleFirst({ language: { intl } }: Surroundings, { paths, isInApp }: SignInOptions): Markup {
  const text = intl.formatMessage;
  const way = isInApp
    ? markup`<p class="small muted">${text(messages.googleInApp)}</p>`
    : markup`<a class="button secondary" href="${paths.google}">${GOOGLE}<span>${text(messages.google)}</span></a>`;
  return markup`${way}
<div class="or">${text(messages.or)}</div>`;
}

const CHECK = markup`<svg viewBox="0 0 256 256" aria-hidden="true"><path d="M173.66,98.34a8,8,0,0,1,0,11.32l-56,56a8,8,0,0,1-11.32,0l-24-24a8,8,0,0,1,11.32-11.32L112,148.69l50.34-50.35A8,8,0,0,1,173.66,98.34ZM232,128A104,104,0,1,1,128,24,104.11,104.11,0,0,1,232,128Zm-16,0a88,88,0,1,0-88,88A88.1,88.1,0,0,0,216,128Z"/></svg>`;

/** What the shop will do after the sign-in (P3). */
const promise = ({ language: { intl } }: Surroundings, { prompt }: SignInOptions): Markup =>
  isSignUpPrompt(prompt)
    ? markup`<p class="promise">${CHECK}${intl.formatMessage(promptMessages[prompt])}</p>`
    : markup``;

interface CredentialsOptions extends SignInOptions {
  readonly title: string;
  readonly intro?: string;
  /** The form's action, and the label of its button. */
  readonly action: string;
  readonly button: string;
  /** The fields below the email. */
  readonly fields: Markup;
  /** For visitors on the wrong page. */
  readonly otherWay: { readonly question: string; readonly url: string; readonly label: string };
}

/** The common part of the log-in and sign-up pages: Google first, then the form, then the link to the other page. */
function credentialsPage(surroundings: Surroundings, options: CredentialsOptions): Page {
  const { title, intro, action, button, fields, otherWay, email, errors = {} } = options;
  const isFirst = !isPasswordFirst(options);
  const label = surroundings.language.intl.formatMessage(messages.email);
  return layout(
    surroundings,
    title,
    markup`${intro ? markup`<p class="muted">${intro}</p>` : markup``}
${promise(surroundings, options)}
${googleFirst(surroundings, options)}
<form method="post" action="${action}" novalidate>
${alert(options.alert)}
${field({ name: 'email', label, type: 'email', autocomplete: 'username', value: email, error: errors.email, isFirst })}
${fields}
${submit(button)}
</form>
<p class="small muted centre">${otherWay.question} <a class="link" href="${otherWay.url}">${otherWay.label}</a></p>`,
  );
}

/** Whether the password is the first field to correct. */
const isPasswordFirst = ({ errors = {}, isPasswordWrong = false }: Refused) =>
  !errors.email && (isPasswordWrong || errors.password !== undefined);

/** Log in with email and password, or at Google. */
export function loginPage(surroundings: Surroundings, options: SignInOptions): Page {
  const text = surroundings.language.intl.formatMessage;
  const { paths, errors = {}, isPasswordWrong } = options;
  return credentialsPage(surroundings, {
    ...options,
    title: text(messages.loginTitle),
    action: paths.login,
    button: text(messages.logIn),
    fields: markup`${passwordField(surroundings, { name: 'password', label: text(messages.password), autocomplete: 'current-password', error: errors.password, isWrong: isPasswordWrong, isFirst: isPasswordFirst(options) })}
<a class="link small alone" href="${paths.forgot}">${text(messages.forgotPassword)}</a>`,
    otherWay: { question: text(messages.newHere), url: paths.signup, label: text(messages.signUp) },
  });
}

/** Create an account with email and password, or at Google. */
export function signupPage(surroundings: Surroundings, options: SignInOptions): Page {
  const text = surroundings.language.intl.formatMessage;
  const { paths, errors = {} } = options;
  return credentialsPage(surroundings, {
    ...options,
    title: text(messages.signupTitle),
    intro: text(messages.signupIntro),
    action: paths.signup,
    button: text(messages.signUp),
    fields: newPasswordField(surroundings, {
      label: text(messages.password),
      error: errors.password,
      isFirst: isPasswordFirst(options),
    }),
    otherWay: { question: text(messages.haveAccount), url: paths.login, label: text(messages.logIn) },
  });
}

/** Agree again to the data that the shop sees (`prompt=consent`). */
export function consentPage(surroundings: Surroundings, { paths, email }: { paths: SignInPaths; email: string }): Page {
  const text = surroundings.language.intl.formatMessage;
  return layout(
    surroundings,
    text(messages.consentTitle),
    markup`<p class="muted">${text(messages.consentIntro, { email })}</p>
<form method="post" action="${paths.consent}">
<button class="button primary" name="answer" value="agree">${text(messages.agree)}</button>
<button class="button secondary" name="answer" value="cancel">${text(messages.cancel)}</button>
</form>`,
  );
}

/** A support agent chooses whose view to take, or none (P11). */
export function actAsPage(
  surroundings: Surroundings,
  { paths, email, errors = {} }: { paths: SignInPaths } & Refused,
): Page {
  const text = surroundings.language.intl.formatMessage;
  return layout(
    surroundings,
    text(messages.actAsTitle),
    markup`<p class="muted">${text(messages.actAsIntro)}</p>
<form method="post" action="${paths.actAs}" novalidate>
${field({ name: 'email', label: text(messages.actAsEmail), type: 'email', autocomplete: 'off', value: email, error: errors.email, isFirst: true })}
${field({ name: 'reason', label: text(messages.actAsReason), type: 'text', autocomplete: 'off', error: errors.reason })}
${submit(text(messages.actAs))}
</form>
<form method="post" action="${paths.actAs}">
<button class="button secondary" name="myself" value="1">${text(messages.asMyself)}</button>
</form>`,
  );
}
