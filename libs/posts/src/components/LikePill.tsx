import { Button, Drawing } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useToggle } from '@social-shop/toggles';
import heartFill from 'icon:heart-fill';
import heart from 'icon:heart';
import { likes } from '../likes.ts';
import { messages } from '../messages.ts';

/** The like of a post as a button with a word, beside 'Share' on its page. */
export function LikePill({ postId, creatorName: name }: { readonly postId: string; readonly creatorName: string }) {
  const { formatMessage } = useIntl();
  const { pressed, toggle } = useToggle(likes, postId);
  return (
    <Button
      look="quiet"
      aria-pressed={pressed}
      aria-label={formatMessage(pressed ? messages.likedName : messages.like, { name })}
      onClick={toggle}
    >
      <Drawing path={pressed ? heartFill : heart} />
      {formatMessage(pressed ? messages.liked : messages.likeWord)}
    </Button>
  );
}
