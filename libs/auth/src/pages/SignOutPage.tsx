import { Button, ButtonLink, Notice } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { PageHead, paths } from '@social-shop/routing';
import { SignOutForm } from '../components/SignOutForm.tsx';
import { messages } from '../messages.ts';
import { useSession } from '../session.ts';

/** `/logout`: asks first, because any site could open an address that signs out (T28). */
export function Component() {
  const intl = useIntl();
  const email = useSession()?.email ?? '';
  const title = intl.formatMessage(messages.signOutTitle);
  return (
    <>
      <PageHead title={title} noindex />
      <Notice size="page" title={title} text={intl.formatMessage(messages.signedInAs, { email })}>
        <SignOutForm>
          <Button type="submit">{intl.formatMessage(messages.signOut)}</Button>
        </SignOutForm>
        <ButtonLink href={paths.root()} look="secondary">
          {intl.formatMessage(messages.staySignedIn)}
        </ButtonLink>
      </Notice>
    </>
  );
}
