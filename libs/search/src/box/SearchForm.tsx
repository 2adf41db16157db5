import { Drawing, onServer } from '@social-shop/commerce-ui';
import { useFlag } from '@social-shop/experiments';
import magnifyingGlass from 'icon:magnifying-glass';
import { Suspense, useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { rotatesPlaceholder } from '../flags.ts';
import { searchPaths } from '../paths.ts';
import { pickPopular } from './popular.ts';
import { loadBox } from './loadBox.ts';
import * as css from './SearchForm.css.ts';

/** The texts of the form. The host has them, because they are in every first view. */
export interface SearchFormTexts {
  readonly search: string;
  readonly placeholder: string;
}

/**
 * The search form: a box, and on phones a button that opens it over the bar. It works without script. Suggestions and history load when
 * the form gets the focus, or on the page of results. The input stays the same element, so what has been typed before is kept.
 */
export function SearchForm({ texts }: { readonly texts: SearchFormTexts }) {
  const { key, pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [box, setBox] = useState<Awaited<ReturnType<typeof loadBox.lazy>>>();
  const [isOpened, setOpened] = useState(false);
  const rotates = useFlag(rotatesPlaceholder);
  const isPage = pathname === searchPaths.page();
  const query = new URLSearchParams(isPage ? search : '');
  const keyword = query.get('keyword') ?? '';
  const type = query.get('type') ?? undefined;
  const isOpen = isPage || isOpened;

  // A failed load is tried again with the next focus.
  const load = () => void loadBox.lazy().then(setBox, () => {});
  useEffect(() => {
    if (isPage || rotates || form.current?.contains(document.activeElement)) load();
  }, [isPage, rotates]);

  // Another page closes it.
  useEffect(() => () => setOpened(false), [key]);

  /** Called for the Enter key, too. */
  const press = (event: MouseEvent) => {
    if (!form.current || input.current?.value.trim()) return;
    event.preventDefault();
    setOpened(true);
    // At once, because phones show their keyboard only within the press.
    form.current.dataset['open'] = '';
    input.current?.focus();
  };
  return (
    <form
      ref={form}
      role="search"
      className={css.form}
      action={searchPaths.page()}
      data-open={isOpen ? '' : undefined}
      data-popular={onServer ? pickPopular() : undefined}
      suppressHydrationWarning
      onPointerEnter={load}
      onFocus={load}
    >
      <button className={css.submit} aria-label={texts.search} onClick={press}>
        <Drawing path={magnifyingGlass} />
      </button>
      <input
        ref={input}
        className={css.input}
        type="search"
        name="keyword"
        defaultValue={keyword}
        placeholder={texts.placeholder}
        aria-label={texts.search}
        enterKeyHint="search"
        autoComplete="off"
      />
      {type ? <input type="hidden" name="type" value={type} /> : null}
      {box ? (
        <Suspense>
          <box.SearchBox form={form} input={input} keyword={keyword} type={type} close={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </form>
  );
}
