import { useApi } from '@social-shop/api-client';
import { Button, Icon, Picture, TextField, TextLink, useHydrating, type PictureSize } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { messages } from '../messages.ts';
import { coverQuery } from './coverQuery.ts';
import * as css from './FormPage.css.ts';
import { Failure, FormPage } from './FormPage.tsx';

const COVER: PictureSize = { widths: [640, 1280], sizes: '(min-width: 960px) 46vw, 1px' };
const COVER_RATIO = 1.1;

interface SignInPageProps {
  readonly title: string;
  readonly text?: string;
  /** The action that follows the sign-in. */
  readonly promise: string | undefined;
  /** The props from `useValidatedForm`. */
  readonly form: ComponentProps<'form'>;
  readonly email: Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly failure: string | undefined;
  readonly sending: boolean;
  /** Text of the button. */
  readonly action: string;
  /** The link to the other page, for visitors who need that one. */
  readonly otherWay: { readonly question: string; readonly href: string; readonly action: string };
  /** The fields below the email. */
  readonly children: ReactNode;
}

/** The layout of the log-in and sign-up pages: a picture next to the form on wide screens, and a link to the other page. */
export function SignInPage(props: SignInPageProps) {
  const { title, text, promise, form, email, failure, sending, action, otherWay, children } = props;
  const { formatMessage } = useIntl();
  const hydrating = useHydrating();
  const { data: cover } = useQuery(coverQuery(useApi()));
  return (
    <div className={cover ? css.besidePicture : undefined}>
      {cover && <Picture {...cover} alt="" size={COVER} ratio={COVER_RATIO} className={css.cover} />}
      <FormPage title={title} text={text} look="display">
        {promise && (
          <p className={css.promise}>
            <Icon name="check" size={24} />
            <span>{promise}</span>
          </p>
        )}
        <form {...form} className={css.form}>
          <noscript>{formatMessage(messages.needsScript)}</noscript>
          <Failure>{failure}</Failure>
          <TextField label={formatMessage(messages.email)} type="email" autoComplete="username" {...email} />
          {children}
          <Button type="submit" size="lg" wide disabled={hydrating} loading={sending}>
            {action}
          </Button>
        </form>
        <p className={css.otherWay}>
          <span>{otherWay.question}</span>
          <TextLink href={otherWay.href}>{otherWay.action}</TextLink>
        </p>
      </FormPage>
    </div>
  );
}
