import { useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import type { Menu, MenuProps } from './Menu.tsx';

/**
 * A button that opens a menu. The menu's code comes when the pointer or the focus reaches the button; pressed before it
 * is there, it opens as soon as it is, and the focus stays where it was.
 */
export function LazyMenu(props: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<{ readonly Menu: typeof Menu; readonly focused: boolean }>();
  const [open, setOpen] = useState(false);

  if (loaded) return <loaded.Menu {...props} open={open} onOpenChange={setOpen} focused={loaded.focused} />;

  const load = () => {
    import('./Menu.tsx').then(
      ({ Menu }) => setLoaded({ Menu, focused: document.activeElement === button.current }),
      // A failed load is tried again with the next touch; until then nothing is open.
      () => setOpen(false),
    );
  };
  const press = () => {
    setOpen(true);
    load();
  };
  return (
    <IconButton
      ref={button}
      icon={props.icon}
      iconSize={24}
      label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      // On the way down: the menu may take this button's place before the finger is up again, and there would be no click.
      onPointerDown={(event) => event.button === 0 && press()}
      onClick={press}
    />
  );
}
