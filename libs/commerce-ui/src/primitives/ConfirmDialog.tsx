import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import * as css from './ConfirmDialog.css.ts';
import { useDialogLayer } from './useDialogLayer.ts';

/** Props of a question before an action. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The subject, such as an avatar. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  /** The consequence of the action, in a sentence. */
  readonly explanation: ReactNode;
  /** Labels of the buttons. */
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  /** Also called for Escape and for a press outside the dialog. */
  readonly onCancel: () => void;
}

/** A small dialog that asks before an action. The focus starts at the way out, and returns to where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, picture, title, explanation, confirm, cancel, onConfirm, onCancel } = props;
  const { shown, layer } = useDialogLayer(open);
  const wayOut = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root open={shown} onOpenChange={(next) => next || onCancel()}>
      <Radix.Portal>
        <div className={css.scrim}>
          <Radix.Content
            className={css.dialog}
            role="alertdialog"
            {...layer}
            onOpenAutoFocus={(event) => {
              layer.onOpenAutoFocus(event);
              event.preventDefault();
              wayOut.current?.focus();
            }}
          >
            {picture}
            <Radix.Title className={css.title}>{title}</Radix.Title>
            <Radix.Description className={css.explanation}>{explanation}</Radix.Description>
            <Button wide className={css.confirm} onClick={onConfirm}>
              {confirm}
            </Button>
            <Button ref={wayOut} look="text" wide onClick={onCancel}>
              {cancel}
            </Button>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
