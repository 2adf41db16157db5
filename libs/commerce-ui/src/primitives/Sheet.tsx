import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import * as css from './Sheet.css.ts';
import { useDialogLayer } from './useDialogLayer.ts';

export interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** Name of the button that closes it. */
  readonly close: string;
  readonly children: ReactNode;
}

/** A dialog in the middle of the window, on phones a sheet at its foot. It keeps the focus inside, closes with Escape, and restores the focus. */
export function Sheet({ open, onOpenChange, title, close, children }: SheetProps) {
  const { shown, layer } = useDialogLayer(open);
  return (
    <Radix.Root open={shown} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={css.scrim}>
          <Radix.Content className={css.sheet} aria-describedby={undefined} {...layer}>
            <div className={css.grip} />
            <div className={css.head}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton icon="close" label={close} className={css.close} />
              </Radix.Close>
            </div>
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
