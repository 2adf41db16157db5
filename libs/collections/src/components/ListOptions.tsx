import { Button, Drawing, Icon, IconButton, lazyPart } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import dots from 'icon:dots-three';
import plus from 'icon:plus';
import { Suspense, useState } from 'react';
import type { Collection } from '../api.ts';
import { useCollectionName } from '../collectionName.ts';
import { messages } from '../messages.ts';

const ListDialog = lazyPart(async () => (await import('./ListDialog.tsx')).ListDialog);

/** The button that opens the dialog of a collection, or of a new list. */
export function ListOptions({
  collection,
  look,
  onDeleted,
}: {
  readonly collection?: Collection;
  readonly look: 'new' | 'dots' | 'edit' | 'share';
  readonly onDeleted?: () => void;
}) {
  const { formatMessage } = useIntl();
  const nameOf = useCollectionName();
  const [open, setOpen] = useState(false);
  const press = { onClick: () => setOpen(true), 'aria-haspopup': 'dialog' } as const;
  return (
    <>
      {look === 'dots' && collection ? (
        <IconButton
          {...press}
          icon={<Drawing path={dots} />}
          label={formatMessage(messages.optionsFor, { name: nameOf(collection) })}
        />
      ) : null}
      {look === 'new' ? (
        <Button {...press}>
          <Drawing path={plus} />
          {formatMessage(messages.newList)}
        </Button>
      ) : null}
      {look === 'edit' || look === 'share' ? (
        <Button {...press} look="quiet" size="sm">
          {look === 'edit' ? <Drawing path={dots} size={16} /> : <Icon name="share" size={16} />}
          {formatMessage(look === 'edit' ? messages.editList : messages.shareList)}
        </Button>
      ) : null}
      {open ? (
        <Suspense>
          <ListDialog collection={collection} onClose={() => setOpen(false)} onDeleted={onDeleted} />
        </Suspense>
      ) : null}
    </>
  );
}
