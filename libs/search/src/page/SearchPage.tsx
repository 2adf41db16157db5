import { useIntl } from '@social-shop/i18n';
import { PageHead, useSite } from '@social-shop/routing';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages.ts';
import { searchPaths } from '../paths.ts';
import { LookAround } from './LookAround.tsx';
import { CreatorResults, ProductResults } from './OtherResults.tsx';
import { PostResults } from './PostResults.tsx';
import { selectionOf } from './selection.ts';
import * as css from './SearchPage.css.ts';

const results = { post: PostResults, product: ProductResults, creator: CreatorResults };

/** `/search`: what a text finds. It is never listed: its addresses are countless. */
export function Component() {
  const [search] = useSearchParams();
  const intl = useIntl();
  const selection = selectionOf(search, useSite().publicUrl);
  const { keyword } = selection;
  const Results = results[selection.type];
  const title = intl.formatMessage(messages.search);
  return (
    <>
      <PageHead
        title={keyword ? intl.formatMessage(messages.quoted, { keyword }) : title}
        path={searchPaths.page()}
        noindex
      />
      {keyword ? (
        <Results selection={selection} start={search.get('next')} />
      ) : (
        <>
          <h1 className={css.title}>{title}</h1>
          <LookAround />
        </>
      )}
    </>
  );
}
