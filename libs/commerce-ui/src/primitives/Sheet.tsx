import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { isInBottomStack, useScrollLock } from './Dialog.tsx';
import { IconButton } from './IconButton.tsx';
import * as css from './Sheet.css.ts';

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
  useScrollLock(open);
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={css.scrim}>
          <Radix.Content
            className={css.sheet}
            aria-describedby={undefined}
            onInteractOutside={(event) => {
              if (isInBottomStack(event.target)) event.preventDefault();
            }}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
          >
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
