import { useApi } from '@social-shop/api-client';
import { Button, Picture, Sheet, Spinner, useSnackbar } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { putInList } from '../listApi.ts';
import { messages } from '../messages.ts';
import { keys, listCardsQuery, listsOfQuery } from '../queries.ts';
import type { SavedProduct } from '../savedProduct.ts';
import * as css from './AddToLists.css.ts';
import { ListDialog } from './ListDialog.tsx';

const size = { widths: [225], sizes: '48px' } as const;

/** The visitor's lists, each with whether a saved product is in it: puts it in or takes it out at once. */
export function AddToLists({ item, onClose }: { readonly item: SavedProduct; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const { show } = useSnackbar();
  const { data: cards } = useQuery(listCardsQuery(api));
  const { data: containing } = useQuery(listsOfQuery(api, item.id));
  const [making, setMaking] = useState(false);
  const listsOf = listsOfQuery(api, item.id).queryKey;
  const put = async (id: string, isIn: boolean) => {
    queryClient.setQueryData(listsOf, (ids = []) => (isIn ? [...ids, id] : ids.filter((one) => one !== id)));
    try {
      await putInList(api, id, item.id, isIn);
    } catch {
      show({ tone: 'alert', text: formatMessage(messages.wentWrong) });
      await queryClient.invalidateQueries({ queryKey: listsOf });
      return;
    }
    queryClient.removeQueries({ queryKey: [...keys.contents, id], type: 'inactive' });
    await queryClient.invalidateQueries({ queryKey: [...keys.contents, id] });
    await queryClient.invalidateQueries({ queryKey: keys.collections });
  };
  if (making) return <ListDialog onClose={() => setMaking(false)} />;
  const { name, imageUrl, retailerName } = item.product;
  return (
    <Sheet open onOpenChange={onClose} title={formatMessage(messages.addToLists)} close={formatMessage(messages.close)}>
      <div className={css.product}>
        <Picture className={css.picture} url={imageUrl} alt="" size={size} ratio={1} />
        <div>
          <bdi className={css.name}>{name}</bdi>
          <bdi className={css.note}>{retailerName}</bdi>
        </div>
      </div>
      {cards && containing ? (
        <ul className={css.lists}>
          {cards
            .filter(({ collection }) => collection.kind === 'list')
            .map(({ collection: { id, name: list, itemsCount: count }, pictures: [picture] }) => (
              <li key={id}>
                <label className={css.row}>
                  {picture === undefined ? (
                    <span className={css.picture} />
                  ) : (
                    <Picture className={css.picture} url={picture} alt="" size={size} ratio={1} />
                  )}
                  <span>
                    <bdi className={css.name}>{list}</bdi>
                    <span className={css.note}>
                      {count === 0
                        ? formatMessage(messages.emptyList)
                        : formatMessage(messages.productsCount, { count })}
                    </span>
                  </span>
                  <input
                    type="checkbox"
                    className={css.check}
                    checked={containing.includes(id)}
                    onChange={({ target }) => void put(id, target.checked)}
                  />
                </label>
              </li>
            ))}
        </ul>
      ) : (
        <Spinner />
      )}
      <div className={css.actions}>
        <Button wide onClick={onClose}>
          {formatMessage(messages.done)}
        </Button>
        <Button look="text" wide onClick={() => setMaking(true)}>
          {formatMessage(messages.newList)}
        </Button>
      </div>
    </Sheet>
  );
}
