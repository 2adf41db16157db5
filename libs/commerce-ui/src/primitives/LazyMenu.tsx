import { useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import type { Menu, MenuProps } from './Menu.tsx';

/**
 * A button that opens a menu. The menu's code comes when the pointer or the focus reaches the button; pressed before it is there, it opens
 * as soon as it is. The button is the same element throughout, so that the focus stays where it is, on it or anywhere else (K-V26).
 */
export function LazyMenu({ icon, ...menu }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<{ readonly Menu: typeof Menu }>();
  const [open, setOpen] = useState(false);

  const load = async () => {
    if (loaded) return;
    try {
      setLoaded(await import('./Menu.tsx'));
    } catch {
      // A failed load is tried again with the next touch; until then nothing is open.
      setOpen(false);
    }
  };
  return (
    <>
      <IconButton
        ref={button}
        icon={icon}
        iconSize={24}
        label={menu.label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => {
          setOpen(!open);
          void load();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
          void load();
        }}
      />
      {loaded ? <loaded.Menu {...menu} button={button} open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}
