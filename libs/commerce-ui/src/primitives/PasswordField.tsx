import eye from 'icon:eye';
import eyeSlash from 'icon:eye-slash';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useHydrating } from '../useHydrating.ts';
import { look } from './IconButton.css.ts';
import { TextField } from './TextField.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * A text field for a password, with a button that shows it. Without script there is no button, and the password is hidden again when the
 * form is sent: browsers store the values of text fields and suggest them.
 */
export function PasswordField({
  showLabel,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'type' | 'button'> & {
  /** Name of the button, such as 'Show password'; it is pressed while the password is shown. */
  readonly showLabel: string;
}) {
  const hydrating = useHydrating();
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [hydrating]);
  // The drawings are imported here, not by name, to keep them out of the first view.
  const toggle = (
    <button
      ref={button}
      type="button"
      className={look.plain}
      aria-pressed={shown}
      onClick={() => setShown((before) => !before)}
    >
      <svg width={20} height={20} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true">
        <path d={shown ? eyeSlash : eye} />
      </svg>
      <VisuallyHidden>{showLabel}</VisuallyHidden>
    </button>
  );
  return <TextField {...field} type={shown ? 'text' : 'password'} button={!hydrating && toggle} />;
}
