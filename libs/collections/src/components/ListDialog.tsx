import { useApi } from '@social-shop/api-client';
import { Button, Sheet, Switch, TextField, useSnackbar } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useSite } from '@social-shop/routing';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Collection } from '../api.ts';
import { hashOf } from '../hash.ts';
import { createList, deleteList, updateList } from '../listApi.ts';
import { messages } from '../messages.ts';
import { collectionsPaths } from '../paths.ts';
import { keys } from '../queries.ts';
import * as css from './ListDialog.css.ts';

const LONGEST_NAME = 60;

/** Creates, renames, shares or deletes a list. Built-in collections can only be shared. */
export function ListDialog({
  collection,
  onClose,
  onDeleted,
}: {
  readonly collection?: Collection | undefined;
  readonly onClose: () => void;
  readonly onDeleted?: (() => void) | undefined;
}) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const { show } = useSnackbar();
  const [shared, setShared] = useState(collection?.shared ?? false);
  const [missing, setMissing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  /** Makes a change; returns whether it has succeeded. */
  const change = async (run: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await run();
      await queryClient.invalidateQueries({ queryKey: keys.collections });
      return true;
    } catch {
      show({ tone: 'alert', text: formatMessage(messages.wentWrong) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const sheet = { open: true, onOpenChange: onClose, close: formatMessage(messages.close) };
  const isList = collection === undefined || collection.kind === 'list';

  const save = async (name: string) => {
    setMissing(name === '');
    if (name === '') return;
    const run = async () => {
      if (collection) return updateList(api, collection.id, { name });
      const made = await createList(api, name);
      return shared ? updateList(api, made.id, { shared }) : made;
    };
    if (await change(run)) onClose();
  };
  const share = async (next: boolean) => {
    setShared(next);
    if (collection && !(await change(() => updateList(api, collection.id, { shared: next })))) setShared(!next);
  };

  const remove = async (id: string) => {
    setBusy(true);
    try {
      await deleteList(api, id);
    } catch {
      show({ tone: 'alert', text: formatMessage(messages.wentWrong) });
      return setBusy(false);
    }
    (onDeleted ?? onClose)();
    queryClient.removeQueries({ queryKey: keys.collections, type: 'inactive' });
    // The page of the list may still be shown, and must not fetch the deleted list again.
    await queryClient.invalidateQueries({
      queryKey: keys.collections,
      predicate: ({ queryKey }) => queryKey[2] !== id,
    });
  };

  if (collection && asking) {
    const { id, name, itemsCount: count } = collection;
    return (
      <Sheet {...sheet} title={formatMessage(messages.deleteTitle, { name })}>
        <p className={css.text}>{formatMessage(messages.deleteText, { count })}</p>
        <div className={css.actions}>
          <Button look="danger" wide loading={busy} onClick={() => void remove(id)}>
            {formatMessage(messages.deleteList)}
          </Button>
          <Button look="text" wide onClick={() => setAsking(false)}>
            {formatMessage(messages.cancel)}
          </Button>
        </div>
      </Sheet>
    );
  }
  const title = !collection ? messages.newList : isList ? messages.editList : messages.shareList;
  return (
    <Sheet {...sheet} title={formatMessage(title)}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(String(new FormData(event.currentTarget).get('name') ?? '').trim());
        }}
      >
        {isList ? (
          <TextField
            label={formatMessage(messages.name)}
            name="name"
            maxLength={LONGEST_NAME}
            defaultValue={collection?.name}
            autoComplete="off"
            required
            error={missing ? formatMessage(messages.required) : undefined}
          />
        ) : null}
        <div className={css.line}>
          <span className={css.label}>{formatMessage(messages.shareByLink)}</span>
          <Switch checked={shared} onChange={(next) => void share(next)} label={formatMessage(messages.shareByLink)} />
          <span className={css.hint}>{formatMessage(messages.shareHint)}</span>
        </div>
        {collection && shared ? <ListLink collection={collection} /> : null}
        {isList ? (
          <div className={css.actions}>
            <Button type="submit" wide loading={busy}>
              {formatMessage(collection ? messages.save : messages.createList)}
            </Button>
            {collection ? (
              <Button look="text" wide className={css.danger} onClick={() => setAsking(true)}>
                {formatMessage(messages.deleteList)}
              </Button>
            ) : null}
          </div>
        ) : null}
      </form>
    </Sheet>
  );
}

/** The link of a shared list, with a button that copies it. */
function ListLink({ collection: { id, userId } }: { readonly collection: Collection }) {
  const { formatMessage } = useIntl();
  const { publicUrl } = useSite();
  const [copied, setCopied] = useState(false);
  const url = publicUrl + collectionsPaths.shared(hashOf({ id, ownerId: userId }));
  return (
    <div className={css.link}>
      <span className={css.url} dir="ltr">
        {url.replace(/^https?:\/\//, '')}
      </span>
      <Button
        size="sm"
        look="secondary"
        onClick={() =>
          void navigator.clipboard.writeText(url).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        <span role="status">{formatMessage(copied ? messages.copied : messages.copyLink)}</span>
      </Button>
    </div>
  );
}
