import { markup, type Markup } from '../../modules/page.ts';
import { messages } from '../messages.ts';
import type { Surroundings } from './layout.ts';

const WARNING = markup`<svg viewBox="0 0 256 256" aria-hidden="true"><path d="M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Zm-8-80V80a8,8,0,0,1,16,0v56a8,8,0,0,1-16,0Zm20,36a12,12,0,1,1-12-12A12,12,0,0,1,140,172Z"/></svg>`;

export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autocomplete: string;
  readonly value?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Where the focus is when the page opens. */
  readonly isFirst?: boolean;
}

/** One labelled input with its hint or its error, which the input names as its description. */
export function field({ name, label, type, autocomplete, value = '', hint, error, isFirst }: FieldOptions): Markup {
  const described = error ? `${name}-error` : hint ? `${name}-hint` : undefined;
  const note = error
    ? markup`<p class="error" id="${name}-error">${WARNING}<span>${error}</span></p>`
    : hint
      ? markup`<p class="hint" id="${name}-hint">${hint}</p>`
      : markup``;
  // The browser's own checks are off: their words are in the browser's language and not the specification's.
  return markup`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" aria-required="true"${
    described ? markup` aria-describedby="${described}"` : markup``
  }${error ? markup` aria-invalid="true"` : markup``}${isFirst ? markup` autofocus` : markup``}>${note}</div>`;
}

/** A new password and the same once more. */
export function newPasswordFields(
  { language: { intl } }: Surroundings,
  label: string,
  { password, confirmation }: { readonly password?: string; readonly confirmation?: string },
  { isFirst = false } = {},
): Markup {
  const autocomplete = 'new-password';
  return markup`${field({ name: 'password', label, type: 'password', autocomplete, hint: intl.formatMessage(messages.passwordHint), error: password, isFirst })}
${field({ name: 'confirmation', label: intl.formatMessage(messages.confirmPassword), type: 'password', autocomplete, error: confirmation })}`;
}

/** A message about the whole form. */
export const alert = (message: string | undefined): Markup =>
  message ? markup`<p class="error" role="alert">${WARNING}<span>${message}</span></p>` : markup``;

export const submit = (label: string): Markup => markup`<button class="button primary" type="submit">${label}</button>`;
