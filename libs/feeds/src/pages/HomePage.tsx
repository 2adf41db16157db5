import { VisuallyHidden } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { PageHead, paths } from '@social-shop/routing';
import { useSearchParams } from 'react-router-dom';
import { DiscoverFeed } from '../DiscoverFeed.tsx';
import { messages } from '../messages.ts';

/** `/` and `/home`: the discover feed (S1). */
export function Component() {
  const [search] = useSearchParams();
  const title = useIntl().formatMessage(messages.discover);
  return (
    <>
      <PageHead title={title} path={paths.home()} />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <DiscoverFeed start={search.get('next')} priority />
    </>
  );
}
