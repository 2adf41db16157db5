import { useIntl } from '@social-shop/i18n';
import { messages } from '../messages.ts';
import { hidden, muted } from '../theme/text.css.ts';
import * as css from './Spinner.css.ts';

/** Something of unknown shape is loading. If the shape is known, show skeletons. */
export function Spinner() {
  const intl = useIntl();
  return (
    <div role="status" className={`${css.block} ${muted}`}>
      <span className={css.ring} />
      <span className={hidden}>{intl.formatMessage(messages.loading)}</span>
    </div>
  );
}
