import { ButtonLink, Notice } from '@social-shop/commerce-ui';
import { PageHead } from '@social-shop/routing';
import { useEffect, useRef } from 'react';
import * as css from './FormPage.css.ts';

/** The result of a form, shown instead of it. It takes the focus, so that screen readers read it. */
export function Done({
  title,
  text,
  href,
  next,
}: {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly next: string;
}) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => whole.current?.focus(), []);
  return (
    <div ref={whole} tabIndex={-1} className={css.done}>
      <PageHead title={title} noindex />
      <Notice size="page" title={title} text={text}>
        <ButtonLink href={href}>{next}</ButtonLink>
      </Notice>
    </div>
  );
}
