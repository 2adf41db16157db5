import { Drawing, imageUrl, lazyPart } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import ruler from 'icon:ruler';
import { Suspense, useState } from 'react';
import { messages } from '../messages.ts';
import * as css from './Options.css.ts';

const WIDTH = 736;

// Few visitors open it. If its code fails to load, the link opens the chart itself.
const SizeChartDialog = lazyPart(async () => (await import('./SizeChartDialog.tsx')).SizeChartDialog);

/** Opens a chart of sizes, which is a picture. */
export function SizeChart({ imageUrl: url }: { readonly imageUrl: string }) {
  const intl = useIntl();
  const [open, setOpen] = useState<boolean>();
  const address = imageUrl(url, { width: WIDTH, dpr: 3 });
  return (
    <>
      <a
        href={address}
        className={css.chart}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Drawing path={ruler} />
        {intl.formatMessage(messages.sizeChart)}
      </a>
      {open === undefined ? null : (
        <Suspense>
          <SizeChartDialog address={address} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
