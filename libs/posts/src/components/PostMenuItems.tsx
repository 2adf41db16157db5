import { Drawing, lazyPart, LazyMenu, type CreatorView } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useItemsOn, useToggle } from '@social-shop/toggles';
import dots from 'icon:dots-three';
import { Suspense, useState } from 'react';
import { hides } from '../hides.ts';
import { messages } from '../messages.ts';

const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog);

export interface PostMenuProps {
  readonly postId: string;
  readonly creator: CreatorView;
}

/** The menu of `PostMenu`, which loads it. */
export function PostMenuItems({ postId, creator: { name, displayName } }: PostMenuProps) {
  const { formatMessage } = useIntl();
  const [reporting, setReporting] = useState(false);
  const isHidden = useItemsOn(hides);
  const post = useToggle(hides, postId, { added: formatMessage(messages.postHidden) });
  const creator = useToggle(hides, displayName, { added: formatMessage(messages.creatorHidden) });
  return (
    <>
      <LazyMenu
        icon={<Drawing path={dots} />}
        label={formatMessage(messages.more, { name })}
        items={[
          {
            key: 'post',
            label: formatMessage(isHidden(postId) ? messages.showPost : messages.hidePost),
            onSelect: post.toggle,
          },
          {
            key: 'creator',
            label: formatMessage(isHidden(displayName) ? messages.showCreator : messages.hideCreator),
            onSelect: creator.toggle,
          },
          { key: 'report', label: formatMessage(messages.report), onSelect: () => setReporting(true) },
        ]}
      />
      {reporting ? (
        <Suspense>
          <ReportDialog postId={postId} onClose={() => setReporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
