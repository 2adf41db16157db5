import { useIntl } from '@social-shop/i18n';
import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import * as css from './LoadingBar.css.ts';
import { loadingBar, type LoadingPhase } from './loadingPhase.ts';

/** The thin line at the top of the page while the next one loads. Fixed, so that it moves nothing. */
export function LoadingBar({ pending }: { readonly pending: boolean }) {
  const intl = useIntl();
  const [phase, setPhase] = useState<LoadingPhase>('hidden');
  const [bar] = useState(() => loadingBar(setPhase));

  useEffect(() => bar.setPending(pending), [bar, pending]);
  useEffect(() => bar.stop, [bar]);

  if (phase === 'hidden') return null;
  return <div role="progressbar" aria-label={intl.formatMessage(messages.loading)} className={css.phase[phase]} />;
}
