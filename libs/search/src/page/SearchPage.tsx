import { useIntl } from '@social-shop/i18n';
import { PageHead } from '@social-shop/routing';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages.ts';
import { searchPaths } from '../paths.ts';
import { PostResults } from './PostResults.tsx';
import { SearchForm } from './SearchForm.tsx';
import { selectionOf } from './selection.ts';
import * as css from './SearchPage.css.ts';

/** `/search`: what a text finds. It is never listed: its addresses are countless. */
export function Component() {
  const [search] = useSearchParams();
  const intl = useIntl();
  const selection = selectionOf(search);
  const { keyword } = selection;
  const title = intl.formatMessage(messages.search);
  return (
    <>
      <PageHead
        title={keyword ? intl.formatMessage(messages.quoted, { keyword }) : title}
        path={searchPaths.page()}
        noindex
      />
      <SearchForm selection={selection} />
      {keyword ? (
        <PostResults selection={selection} start={search.get('next')} />
      ) : (
        <h1 className={css.title}>{title}</h1>
      )}
    </>
  );
}
