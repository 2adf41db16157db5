import { useIntl } from '@social-shop/i18n';
import { hidden, muted, tabular, text } from '../theme/text.css.ts';
import { formatFollowers } from './followers.ts';

/** How many follow a creator. */
export function FollowerCount({ count }: { readonly count: number }) {
  const { shown, said } = formatFollowers(useIntl(), count);
  return (
    <p className={`${text.small} ${muted} ${tabular}`}>
      <span aria-hidden="true">{shown}</span>
      <span className={hidden}>{said}</span>
    </p>
  );
}
