import { useIntl } from '@social-shop/i18n';
import { PageHead } from '@social-shop/routing';
import { DealShelf } from '../components/DealShelf.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { deals } from '../deals.ts';
import { messages } from '../messages.ts';
import { discoveryPaths } from '../paths.ts';
import * as css from './DealsPage.css.ts';

/** `/deals`: the head of each deal, and the way to the whole (S4). */
export function Component() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.deals);
  const subtitle = intl.formatMessage(messages.dealsSubtitle);
  return (
    <>
      <PageHead title={title} description={subtitle} path={discoveryPaths.deals()} />
      <PageIntro title={title} subtitle={subtitle} />
      <div className={css.shelves}>
        {deals.map((deal) => (
          <DealShelf key={deal.key} deal={deal} />
        ))}
      </div>
    </>
  );
}
