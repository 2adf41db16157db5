import { Dialog, DialogClose, IconButton } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { messages } from '../messages.ts';
import * as css from './SizeChartDialog.css.ts';

/** A chart of sizes in the whole window. */
export function SizeChartDialog({
  address,
  open,
  onOpenChange,
}: {
  readonly address: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.sizeChart);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <div className={css.head}>
        <p className={css.title} aria-hidden="true">
          {title}
        </p>
        <DialogClose asChild>
          <IconButton icon="close" iconSize={24} label={intl.formatMessage(messages.close)} />
        </DialogClose>
      </div>
      <img className={css.chart} src={address} alt={title} />
    </Dialog>
  );
}
