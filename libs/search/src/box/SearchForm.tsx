import { Drawing, Icon, IconButton } from '@social-shop/commerce-ui';
import { Link, paths } from '@social-shop/routing';
import arrowLeft from 'icon:arrow-left';
import magnifyingGlass from 'icon:magnifying-glass';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchPaths } from '../paths.ts';
import * as css from './SearchForm.css.ts';

/** The texts of the form. The host has them, because they are in every first view. */
export interface SearchFormTexts {
  readonly search: string;
  readonly placeholder: string;
  readonly clear: string;
  readonly back: string;
}

/**
 * The form that leads to the results: the box itself, on phones a button that opens it over the bar. It works without script, and keeps what
 * has been typed before its code runs.
 */
export function SearchForm({ texts }: { readonly texts: SearchFormTexts }) {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const isPage = pathname === searchPaths.page();
  const query = new URLSearchParams(isPage ? search : '');
  const keyword = query.get('keyword') ?? '';
  const type = query.get('type');
  // With another page it is closed.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const shownAt = useRef(key);

  useEffect(() => {
    if (!input.current || shownAt.current === key) return;
    shownAt.current = key;
    input.current.value = keyword;
  }, [key, keyword]);

  /** Also of the Enter key. */
  const press = (event: MouseEvent) => {
    if (input.current?.value.trim()) return;
    event.preventDefault();
    flushSync(() => setOpenAt(key));
    input.current?.focus();
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  };
  const goBack = (event: MouseEvent) => {
    const isFirst = !(history.state as { readonly idx?: number } | null)?.idx;
    if (isOpen) setOpenAt(undefined);
    else if (isFirst) return;
    else void navigate(-1);
    event.preventDefault();
  };
  return (
    <form
      role="search"
      className={css.form}
      action={searchPaths.page()}
      data-open={isPage || isOpen ? '' : undefined}
    >
      {isPage || isOpen ? (
        <Link className={css.back} href={paths.home()} aria-label={texts.back} onClick={goBack}>
          <Drawing path={arrowLeft} />
        </Link>
      ) : null}
      <span className={css.field}>
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
        {isPage || isOpen ? (
          <IconButton
            className={css.clear}
            icon={<Icon name="close" size={16} />}
            label={texts.clear}
            onClick={clear}
          />
        ) : null}
      </span>
      {type ? <input type="hidden" name="type" value={type} /> : null}
    </form>
  );
}
