import { useTrack } from '@social-shop/analytics';
import { Button, Drawing, lazyPart, type CreatorView } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useToggle, useToggleChanges } from '@social-shop/toggles';
import check from 'icon:check';
import { Suspense, useState } from 'react';
import { countFollower } from '../countFollower.ts';
import { unfollowAsked, unfollowCancelled, unfollowConfirmed } from '../events.ts';
import { follows } from '../follows.ts';
import { messages } from '../messages.ts';
import * as css from './FollowButton.css.ts';

const unfollowDialog = () => import('./UnfollowDialog.tsx');
const UnfollowDialog = lazyPart(async () => (await unfollowDialog()).UnfollowDialog);

/** Props of a follow button. */
export interface FollowButtonProps {
  readonly creator: CreatorView & { readonly id: string };
  /** The filled one at the head of a post or a shop, or the small one of lists (default). */
  readonly place?: keyof typeof css.size;
  readonly className?: string;
}

const looks = {
  head: { on: 'secondary', off: 'primary', size: 'md' },
  list: { on: 'quiet', off: 'secondary', size: 'sm' },
} as const;

/** Follows a creator. Asks before it unfollows, and offers an Undo afterwards. */
export function FollowButton({ creator, place = 'list', className = '' }: FollowButtonProps) {
  const { id, name } = creator;
  const intl = useIntl();
  const track = useTrack();
  const { pressed, toggle } = useToggle(follows, id, { removed: intl.formatMessage(messages.unfollowed, { name }) });
  useToggleChanges(follows, countFollower);
  const [asking, setAsking] = useState<boolean>();
  const { on, off, size } = looks[place];
  // Requested before the press, since the dialog is only for those who follow.
  const intend = pressed ? () => void unfollowDialog().catch(() => undefined) : undefined;
  return (
    <>
      <Button
        look={pressed ? on : off}
        size={size}
        className={`${css.size[place]} ${className}`}
        aria-pressed={pressed}
        aria-label={intl.formatMessage(pressed ? messages.followingName : messages.followName, { name })}
        onPointerEnter={intend}
        onFocus={intend}
        onClick={() => {
          if (!pressed) return toggle();
          track(unfollowAsked(id));
          setAsking(true);
        }}
      >
        {pressed && place === 'list' ? <Drawing path={check} size={16} /> : null}
        {intl.formatMessage(pressed ? messages.following : messages.follow)}
      </Button>
      {asking === undefined ? null : (
        <Suspense>
          <UnfollowDialog
            creator={creator}
            open={asking}
            onCancel={() => {
              track(unfollowCancelled(id));
              setAsking(false);
            }}
            onConfirm={() => {
              track(unfollowConfirmed(id));
              setAsking(false);
              // Another tab may have unfollowed meanwhile.
              if (pressed) toggle();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
