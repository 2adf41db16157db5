import { useIntl } from '@social-shop/i18n';
import { PageHead, paths } from '@social-shop/routing';
import { useSearchParams } from 'react-router-dom';
import { DiscoverFeed } from '../DiscoverFeed.tsx';
import { messages } from '../messages.ts';

/** `/` and `/home` (S1). */
export function Component() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const title = intl.formatMessage(messages.discoverTitle);
  return (
    <>
      <PageHead title={title} path={paths.home()} />
      <h1>{title}</h1>
      <DiscoverFeed start={search.get('next')} />
    </>
  );
}
