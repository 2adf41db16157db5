import { Avatar, ConfirmDialog, type ConfirmDialogProps, type CreatorView } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { messages } from '../messages.ts';

type UnfollowDialogProps = Pick<ConfirmDialogProps, 'open' | 'onConfirm' | 'onCancel'> & {
  readonly creator: CreatorView;
};

/** Asks a visitor who pressed 'Following' whether to unfollow. */
export function UnfollowDialog({ creator: { name, avatarUrl }, ...dialog }: UnfollowDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      {...dialog}
      picture={<Avatar url={avatarUrl} name={name} size={56} />}
      title={intl.formatMessage(messages.unfollow, { name: <bdi key="name">{name}</bdi> })}
      explanation={intl.formatMessage(messages.unfollowExplanation)}
      confirm={intl.formatMessage(messages.confirm)}
      cancel={intl.formatMessage(messages.cancel)}
    />
  );
}
