import { useApi } from '@social-shop/api-client';
import { Drawing, lazyPart, LazyMenu, useSnackbar } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useQueryClient } from '@tanstack/react-query';
import dots from 'icon:dots-three';
import { Suspense, useState } from 'react';
import { messages } from '../messages.ts';
import { keys } from '../queries.ts';
import type { SavedProduct } from '../savedProduct.ts';

const AddToLists = lazyPart(async () => (await import('./AddToLists.tsx')).AddToLists);

/** The actions for a saved product; in a list also to remove it. */
export function SavedMenu({ item, listId }: { readonly item: SavedProduct; readonly listId?: string | undefined }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const { show } = useSnackbar();
  const [adding, setAdding] = useState(false);
  const put = async (id: string, isIn: boolean) => {
    try {
      const { putInList } = await import('../listApi.ts');
      await putInList(api, id, item.id, isIn);
      await queryClient.invalidateQueries({ queryKey: [...keys.contents, id] });
      await queryClient.invalidateQueries({ queryKey: keys.collections });
      if (isIn) return;
      const undo = { label: formatMessage(messages.undo), onPress: () => void put(id, true) };
      show({ tone: 'status', text: formatMessage(messages.removedFromList), action: undo });
    } catch {
      show({ tone: 'alert', text: formatMessage(messages.wentWrong) });
    }
  };
  return (
    <>
      <LazyMenu
        icon={<Drawing path={dots} />}
        label={formatMessage(messages.moreFor, { name: item.product.name })}
        items={[
          { key: 'add', label: formatMessage(messages.addToLists), onSelect: () => setAdding(true) },
          ...(listId === undefined
            ? []
            : [
                {
                  key: 'remove',
                  label: formatMessage(messages.removeFromList),
                  onSelect: () => void put(listId, false),
                },
              ]),
        ]}
      />
      {adding ? (
        <Suspense>
          <AddToLists item={item} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
