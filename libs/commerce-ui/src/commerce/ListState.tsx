import { useIntl } from '@social-shop/i18n';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { messages } from '../messages.ts';
import { Button, ButtonLink } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { hidden } from '../theme/text.css.ts';
import * as css from './ListState.css.ts';
import { Niche } from './brand/Niche.tsx';

export type ListStateProps =
  /** Skeletons where the shape is known, otherwise a spinner. */
  | { readonly status: 'pending'; readonly skeleton?: ReactNode }
  | (ListError & { readonly onRetry: () => void })
  /** Trying the same again would fail again: `href` is where the list begins. */
  | (ListError & { readonly href: string })
  /** `children`: ways on, as quiet small buttons. */
  | { readonly status: 'empty'; readonly children?: ReactNode };

interface ListError {
  readonly status: 'error';
  /** What could not be loaded, in place of 'Error Loading LTKs.' */
  readonly title?: string | undefined;
}

/** What a list shows in the place of its items. It is one thing at a time: a list that failed is never also empty. */
export function ListState(state: ListStateProps) {
  const intl = useIntl();
  switch (state.status) {
    case 'pending':
      if (!state.skeleton) return <Spinner />;
      return (
        <div aria-busy="true">
          <span role="status" className={hidden}>
            {intl.formatMessage(messages.loading)}
          </span>
          {state.skeleton}
        </div>
      );
    case 'error':
      return (
        <div role="alert">
          <Notice
            art={<Icon name="warningCircle" size={40} className={css.error} />}
            title={state.title ?? intl.formatMessage(messages.error)}
          >
            {'href' in state ? (
              <ButtonLink href={state.href}>{intl.formatMessage(messages.tryAgain)}</ButtonLink>
            ) : (
              <Button onClick={state.onRetry}>{intl.formatMessage(messages.tryAgain)}</Button>
            )}
          </Notice>
        </div>
      );
    case 'empty':
      return (
        <Notice art={<Niche />} title={intl.formatMessage(messages.empty)}>
          {state.children}
        </Notice>
      );
  }
}
