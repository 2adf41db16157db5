import { useApi } from '@social-shop/api-client';
import { Tab, Tabs, TextLink } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import type { SearchType } from '../provider/searchProvider.ts';
import { Count, CountBeside } from './Count.tsx';
import type { Facts } from './facts.ts';
import { countQuery } from './queries.ts';
import * as css from './ResultsHead.css.ts';
import { searchTypes, selectionPath, type Selection } from './selection.ts';

interface Props {
  readonly selection: Selection;
  /** Absent until the results have loaded. */
  readonly facts: Facts | undefined;
}

const names = { post: messages.posts, product: messages.products, creator: messages.creators };

/** What was searched for, how many hits there are, and the tabs of the other types. */
export function ResultsHead({ selection, facts }: Props) {
  const intl = useIntl();
  const keyword = <bdi key="keyword">{selection.keyword}</bdi>;
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{intl.formatMessage(messages.quoted, { keyword })}</h1>
        {facts ? (
          <span className={css.count} aria-hidden="true">
            <Count total={facts.total} isComplete={facts.isComplete} />
          </span>
        ) : null}
      </div>
      {facts?.didYouMean === undefined ? null : <DidYouMean selection={selection} query={facts.didYouMean} />}
      <Tabs label={intl.formatMessage(messages.types)}>
        {searchTypes.map((type) => (
          <TypeTab key={type} type={type} selection={selection} facts={facts} />
        ))}
      </Tabs>
    </>
  );
}

function DidYouMean({ selection, query }: { readonly selection: Selection; readonly query: string }) {
  const link = (
    <TextLink key="query" href={selectionPath({ ...selection, keyword: query })}>
      <bdi>{query}</bdi>
    </TextLink>
  );
  return <p className={css.meant}>{useIntl().formatMessage(messages.didYouMean, { query: link })}</p>;
}

function TypeTab({ type, selection, facts }: Props & { readonly type: SearchType }) {
  const intl = useIntl();
  const isCurrent = type === selection.type;
  const ofType = { ...selection, type };
  const { data } = useQuery({ ...countQuery(useApi(), ofType), enabled: !isCurrent });
  const count = isCurrent ? facts : data;
  return (
    <Tab href={selectionPath(ofType)} current={isCurrent}>
      {intl.formatMessage(names[type])}
      {count ? <CountBeside total={count.total} isComplete={count.isComplete} className={css.tabCount} /> : null}
    </Tab>
  );
}
