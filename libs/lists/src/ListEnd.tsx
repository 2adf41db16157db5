import { Button, ButtonLink, useHydrating } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { withQuery } from '@social-shop/routing';
import { chooseAutoLoad, useAutoLoad } from './autoLoad.ts';
import * as css from './EndlessList.css.ts';
import { messages } from './messages.ts';
import type { ListTexts } from './tile.ts';

interface ListEndProps {
  /** Cursor of the next page. */
  readonly next: string | undefined;
  /** Path of the page that shows this list from a cursor. */
  readonly path: string;
  readonly loading: boolean;
  /** The next page waits for a connection. */
  readonly waiting: boolean;
  readonly texts: Pick<ListTexts, 'offline' | 'autoLoad'>;
  readonly onMore: () => void;
}

/** The end of a list: a link to the next page without script, otherwise a button and the choice to load by itself. */
export function ListEnd({ next, path, loading, waiting, texts, onMore }: ListEndProps) {
  const intl = useIntl();
  const hydrating = useHydrating();
  const autoLoad = useAutoLoad();
  const text = intl.formatMessage(messages.more);
  if (waiting) return <p className={`${css.tail} ${css.offline}`}>{intl.formatMessage(texts.offline)}</p>;
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
          checked={autoLoad}
          onChange={({ target }) => chooseAutoLoad(target.checked)}
        />
        {intl.formatMessage(texts.autoLoad)}
      </label>
    </div>
  );
}
