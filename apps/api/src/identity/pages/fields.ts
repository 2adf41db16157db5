import { markup, type Markup } from '../../http/page.ts';
import { messages } from '../messages.ts';
import type { Surroundings } from './layout.ts';
import { showPasswordButton } from './showPassword.ts';

const WARNING = markup`<svg viewBox="0 0 256 256" aria-hidden="true"><path d="M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Zm-8-80V80a8,8,0,0,1,16,0v56a8,8,0,0,1-16,0Zm20,36a12,12,0,1,1-12-12A12,12,0,0,1,140,172Z"/></svg>`;

const ALERT_ID = 'alert';

export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autocomplete: string;
  readonly value?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The form's alert is about the value of this field. */
  readonly isWrong?: boolean | undefined;
  /** Where the focus is when the page opens. */
  readonly isFirst?: boolean;
}

/** One labelled input with its hint or its error, which the input references as its description. */
export function field(options: FieldOptions): Markup {
  return labelled(options, input(options));
}

/** The same for a password, with the button that shows it. */
export function passwordField(
  { language: { intl } }: Surroundings,
  options: Omit<FieldOptions, 'type' | 'value'>,
): Markup {
  const button = showPasswordButton(options.name, intl.formatMessage(messages.showPassword));
  return labelled(options, markup`<div class="password">${input({ ...options, type: 'password' })}${button}</div>`);
}

function labelled({ name, label, hint, error }: Omit<FieldOptions, 'type'>, control: Markup): Markup {
  const note = error
    ? markup`<p class="error" id="${name}-error">${WARNING}<span>${error}</span></p>`
    : hint
      ? markup`<p class="hint" id="${name}-hint">${hint}</p>`
      : markup``;
  return markup`<div class="field"><label for="${name}">${label}</label>${control}${note}</div>`;
}

function input({ name, type, autocomplete, value = '', hint, error, isWrong, isFirst }: FieldOptions): Markup {
  const described = error ? `${name}-error` : isWrong ? ALERT_ID : hint ? `${name}-hint` : undefined;
  // The browser's own validation is off, because its texts are in the browser's language and not the specification's.
  return markup`<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" aria-required="true"${
    described ? markup` aria-describedby="${described}"` : markup``
  }${error || isWrong ? markup` aria-invalid="true"` : markup``}${isFirst ? markup` autofocus` : markup``}>`;
}

/** A password that is being chosen. */
export function newPasswordField(
  surroundings: Surroundings,
  options: Pick<FieldOptions, 'label' | 'error' | 'isFirst'>,
): Markup {
  const hint = surroundings.language.intl.formatMessage(messages.passwordHint);
  return passwordField(surroundings, { ...options, name: 'password', autocomplete: 'new-password', hint });
}

/** A message about the whole form. */
export const alert = (message: string | undefined): Markup =>
  message ? markup`<p class="alert" role="alert" id="${ALERT_ID}">${WARNING}<span>${message}</span></p>` : markup``;

export const submit = (label: string): Markup => markup`<button class="button primary" type="submit">${label}</button>`;
