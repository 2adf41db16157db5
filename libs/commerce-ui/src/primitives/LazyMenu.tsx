import { useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import type { Menu, MenuProps } from './Menu.tsx';

/**
 * A button that opens a menu. The menu's code loads when the pointer or the focus reaches the button. Pressed before, the menu opens once
 * it has loaded. The button is the same element throughout, so that the focus does not move (K-V26).
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
      // A failed load is retried at the next press or focus; until then the menu is closed.
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
