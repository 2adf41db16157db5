import { Icon } from '@social-shop/commerce-ui';
import { text as type } from '@social-shop/commerce-ui/theme';
import { PageHead } from '@social-shop/routing';
import type { ReactNode } from 'react';
import * as css from './FormPage.css.ts';

/** Id of the message above a form, which describes the field at fault. */
export const FAILURE_ID = 'failure';

/** A page with one form in the middle. */
export function FormPage({
  title,
  text,
  look = 'title1',
  children,
}: {
  readonly title: string;
  readonly text?: string | undefined;
  readonly look?: 'title1' | 'display';
  readonly children: ReactNode;
}) {
  return (
    <div className={css.page}>
      <PageHead title={title} noindex />
      <h1 className={`${type[look]} ${css.title}`}>{title}</h1>
      {text && <p className={css.intro}>{text}</p>}
      {children}
    </div>
  );
}

/** Why a form could not be sent. Screen readers announce it at once. */
export function Failure({ children }: { readonly children: string | undefined }) {
  return children ? (
    <p role="alert" id={FAILURE_ID} className={css.alert}>
      <Icon name="warningCircle" />
      <span>{children}</span>
    </p>
  ) : null;
}
