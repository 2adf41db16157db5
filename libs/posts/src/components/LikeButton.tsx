import { HeartButton } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useToggle } from '@social-shop/toggles';
import { likes } from '../likes.ts';
import { messages } from '../messages.ts';

/** The heart that likes a post (S30). All hearts of the post agree. */
export function LikeButton({ postId, creatorName }: { readonly postId: string; readonly creatorName: string }) {
  const { formatMessage } = useIntl();
  const { pressed, toggle } = useToggle(likes, postId);
  return <HeartButton label={formatMessage(messages.like, { name: creatorName })} pressed={pressed} onPress={toggle} />;
}
