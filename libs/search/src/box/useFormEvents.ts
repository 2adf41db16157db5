import { useEffect, useEffectEvent, type RefObject } from 'react';

interface FormEvents {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly open: () => void;
  /** The visitor has gone elsewhere. */
  readonly shut: () => void;
  readonly onSubmit: () => void;
}

/** Listens to the elements of the form, which are not those of the component that uses it. */
export function useFormEvents({ form, input, open, shut, onSubmit }: FormEvents): void {
  const isWithin = (target: EventTarget | null) => target instanceof Node && form.current?.contains(target);

  const submitted = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  });
  const clicked = useEffectEvent(({ target }: MouseEvent) => {
    if (target === input.current) open();
  });
  const typed = useEffectEvent(() => open());
  const focused = useEffectEvent(({ target }: FocusEvent) => {
    if (target === input.current) open();
  });
  // Without another focus it is the keyboard of a phone that went away (K-Q05).
  const left = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !isWithin(relatedTarget)) shut();
  });
  const pressed = useEffectEvent(({ target }: PointerEvent) => {
    if (!isWithin(target)) shut();
  });

  useEffect(() => {
    const element = form.current;
    const ended = new AbortController();
    const { signal } = ended;
    element?.addEventListener('submit', submitted, { signal });
    element?.addEventListener('click', clicked, { signal });
    element?.addEventListener('input', typed, { signal });
    element?.addEventListener('focusin', focused, { signal });
    element?.addEventListener('focusout', left, { signal });
    document.addEventListener('pointerdown', pressed, { signal });
    return () => ended.abort();
  }, [form]);
}
