import { SignOutForm } from '@social-shop/auth';
import { collectionsPaths } from '@social-shop/collections/paths';
import { LazyMenu } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useRef } from 'react';
import { messages } from '../messages.ts';
import * as css from './TopBar.css.ts';

/** The menu of a signed-in visitor. It needs script; without it, the footer has the link. */
export function AccountMenu({ email }: { readonly email: string }) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <SignOutForm ref={form} />
      <LazyMenu
        icon={<span className={css.initial} data-initial={[...email][0]} />}
        label={intl.formatMessage(messages.account, { email })}
        note={email}
        items={[
          { key: 'favorites', label: intl.formatMessage(messages.favorites), href: collectionsPaths.favorites() },
          {
            key: 'sign-out',
            label: intl.formatMessage(messages.signOut),
            icon: 'signOut',
            onSelect: () => form.current?.requestSubmit(),
          },
        ]}
      />
    </>
  );
}
