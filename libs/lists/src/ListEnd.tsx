import { Button, ButtonLink, useHydrating } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { withQuery } from '@social-shop/routing';
import { messages } from '../../posts/src/messages.ts';
import { chooseGoesOn, useGoesOn } from './autoLoad.ts';
import * as css from './EndlessList.css.ts';

interface FeedEndProps {
  /** Cursor of the page that follows. */
  readonly next: string | undefined;
  /** Of the page that shows this feed from a cursor on. */
  readonly path: string;
  readonly loading: boolean;
  /** The next page waits for a connection. */
  readonly waiting: boolean;
  readonly onMore: () => void;
}

/** The way on at the end of a feed: without script a link to the next page, otherwise a button, and whether it is needed. */
export function FeedEnd({ next, path, loading, waiting, onMore }: FeedEndProps) {
  const intl = useIntl();
  const hydrating = useHydrating();
  const goesOn = useGoesOn();
  const text = intl.formatMessage(messages.more);
  if (waiting) return <p className={`${css.tail} ${css.offline}`}>{intl.formatMessage(messages.offline)}</p>;
  return (
    <div className={css.tail}>
      {hydrating ? (
        <ButtonLink href={withQuery(path, { next })} look="secondary">
          {text}
        </ButtonLink>
      ) : (
        <Button look="secondary" loading={loading} onClick={onMore}>
          {text}
        </Button>
      )}
      <label className={hydrating ? css.choiceToCome : css.choice}>
        <input
          type="checkbox"
          className={css.box}
          checked={goesOn}
          onChange={({ target }) => chooseGoesOn(target.checked)}
        />
        {intl.formatMessage(messages.goesOn)}
      </label>
    </div>
  );
}
