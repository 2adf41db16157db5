import { useSession } from '@social-shop/auth';
import { ButtonLink, Notice } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { PageHead, paths } from '@social-shop/routing';
import { messages } from '../messages.ts';
import * as css from './RefusedList.css.ts';
import { ProductsToStart } from './ProductsToStart.tsx';

/** Shown instead of a shared list that this visitor may not see: a link to log in, and content that everybody may see. */
export function RefusedList({ path }: { readonly path: string }) {
  const intl = useIntl();
  const session = useSession();
  const title = intl.formatMessage(messages.refusedTitle);
  return (
    <>
      <PageHead title={title} noindex />
      <Notice
        size="page"
        art={
          <svg className={css.door} viewBox="0 0 96 96" aria-hidden="true">
            <path className={css.leaf} d="M20 86V44a28 28 0 0 1 56 0v42ZM48 16v70" />
            <path className={css.sill} d="M8 86h80" />
            <path className={css.knob} d="M42 58v.01M54 58v.01" />
          </svg>
        }
        title={title}
        text={intl.formatMessage(session ? messages.refusedMember : messages.refusedText)}
      >
        {session ? null : <ButtonLink href={paths.login(path)}>{intl.formatMessage(messages.logIn)}</ButtonLink>}
        <ButtonLink href={paths.home()} look={session ? 'primary' : 'quiet'}>
          {intl.formatMessage(messages.discover)}
        </ButtonLink>
      </Notice>
      <ProductsToStart title={intl.formatMessage(messages.openToAll)} />
    </>
  );
}
