import { paths } from '@social-shop/routing';
import type { ReactNode, Ref } from 'react';
import { useFormToken } from '../session.ts';

/** The form that signs out, around the button that sends it; it works without script (P15). */
export function SignOutForm({ ref, children }: { readonly ref?: Ref<HTMLFormElement>; readonly children?: ReactNode }) {
  return (
    <form ref={ref} method="post" action={paths.logout()}>
      <input type="hidden" name="token" value={useFormToken()} />
      {children}
    </form>
  );
}
