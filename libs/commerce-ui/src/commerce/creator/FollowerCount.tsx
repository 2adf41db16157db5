import { useIntl } from '@social-shop/i18n';
import { Formatted } from '../../Formatted.tsx';
import { hidden, muted, tabular, text } from '../../theme/text.css.ts';
import { formatFollowers } from './followers.ts';

/** The number of a creator's followers. */
export function FollowerCount({ count }: { readonly count: number }) {
  const intl = useIntl();
  return (
    <p className={`${text.small} ${muted} ${tabular}`}>
      <span aria-hidden="true">
        <Formatted values={[count]}>{() => formatFollowers(intl, count).shown}</Formatted>
      </span>
      <span className={hidden}>
        <Formatted values={[count]}>{() => formatFollowers(intl, count).said}</Formatted>
      </span>
    </p>
  );
}
