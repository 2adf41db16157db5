import { useTrack } from '@social-shop/analytics';
import { Drawing } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import search from 'icon:magnifying-glass';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchSubmitted } from '../events.ts';
import { keywordOf } from '../keyword.ts';
import { messages } from '../messages.ts';
import { searchPaths } from '../paths.ts';
import type { Selection } from './selection.ts';
import * as css from './SearchForm.css.ts';

/** The text to search for. Without script the browser submits it. */
export function SearchForm({ selection: { keyword, type } }: { readonly selection: Selection }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const track = useTrack();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('keyword');
    const text = keywordOf(typeof typed === 'string' ? typed : '');
    if (text === '') return;
    track(searchSubmitted(text, type));
    void navigate(searchPaths.page({ keyword: text, type }));
  };
  return (
    <form action={searchPaths.page()} role="search" className={css.form} onSubmit={submit}>
      <Drawing path={search} size={20} className={css.icon} />
      <input
        // Another address is another text, also on Back.
        key={keyword}
        type="search"
        name="keyword"
        required
        defaultValue={keyword}
        enterKeyHint="search"
        autoComplete="off"
        className={css.input}
        aria-label={intl.formatMessage(messages.search)}
        placeholder={intl.formatMessage(messages.placeholder)}
      />
      {type === 'post' ? null : <input type="hidden" name="type" value={type} />}
    </form>
  );
}
