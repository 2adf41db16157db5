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
  /** Skeletons if the shape is known, otherwise a spinner. */
  | { readonly status: 'pending'; readonly skeleton?: ReactNode }
  | (ListError & { readonly onRetry: () => void })
  /** A retry would fail again: `href` is the start of the list. */
  | (ListError & { readonly href: string })
  /** `children`: links, as quiet small buttons. */
  | { readonly status: 'empty'; readonly children?: ReactNode };

interface ListError {
  readonly status: 'error';
  /** Title of the error, instead of 'Error Loading LTKs.' */
  readonly title?: string | undefined;
}

/** The state of a list without items. Only one at a time: a list that failed is never also empty. */
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
