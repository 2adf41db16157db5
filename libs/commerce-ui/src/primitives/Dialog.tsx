import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { hidden } from '../theme/text.css.ts';
import * as css from './Dialog.css.ts';
import { useDialogLayer } from './useDialogLayer.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Accessible name; not shown. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Closes the dialog around it: wraps one button. */
export const DialogClose = Radix.Close;

/** A layer over the whole page. It keeps the focus inside, closes with Escape, and restores the focus. */
export function Dialog({ open, onOpenChange, title, children }: DialogProps) {
  const { shown, layer } = useDialogLayer(open, { covered: true });
  return (
    <Radix.Root open={shown} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content className={css.page} aria-describedby={undefined} {...layer}>
          <Radix.Title className={hidden}>{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
