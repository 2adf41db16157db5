import * as Radix from '@radix-ui/react-menu';
import { useDeferredValue, useRef, type ComponentProps, type RefObject } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { oneLine, text } from '../theme/text.css.ts';
import type { IconButton } from './IconButton.tsx';
import * as css from './Menu.css.ts';

interface Entry {
  readonly key: string;
  readonly label: string;
  /** Language of the label, if it is not the page's. */
  readonly lang?: string;
  readonly icon?: IconName;
}

/** An item of a menu: a link or an action; with `checked` it is one of several choices. */
export type MenuItem = Entry &
  ({ readonly href: string } | { readonly onSelect: () => void; readonly checked?: boolean });

export interface MenuProps {
  readonly icon: ComponentProps<typeof IconButton>['icon'];
  /** Name of the button and of the menu. */
  readonly label: string;
  /** Shown above the items. */
  readonly note?: string;
  readonly items: readonly MenuItem[];
}

/**
 * The menu of an existing button. Only `LazyMenu` loads it. Not modal: a modal one would lock scrolling by a `<style>` element, which the
 * page's security policy blocks.
 */
export function Menu({
  label,
  note,
  items,
  button,
  open,
  onOpenChange,
}: Omit<MenuProps, 'icon'> & {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  // After a press elsewhere the focus stays there.
  const left = useRef(false);
  // The press is painted first.
  const shown = useDeferredValue(open, false);
  const chosen = items.find((item) => 'checked' in item && item.checked);
  return (
    <Radix.Root
      modal={false}
      open={shown}
      onOpenChange={onOpenChange}
      dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}
    >
      <Radix.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Radix.Portal>
        <Radix.Content
          className={css.menu}
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          loop
          onInteractOutside={(event) => {
            // The button itself closes its menu.
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
            else left.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!left.current) button.current?.focus();
            left.current = false;
          }}
        >
          {note && <Radix.Label className={`${text.small} ${oneLine} ${css.note}`}>{note}</Radix.Label>}
          <Radix.RadioGroup value={chosen?.key}>{items.map(line)}</Radix.RadioGroup>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function line(item: MenuItem) {
  const content = (
    <>
      {item.icon && <Icon name={item.icon} className={css.icon} />}
      <span lang={item.lang}>{item.label}</span>
    </>
  );
  if ('href' in item) {
    return (
      <Radix.Item key={item.key} className={css.item} asChild>
        <a href={item.href}>{content}</a>
      </Radix.Item>
    );
  }
  if (item.checked === undefined) {
    return (
      <Radix.Item key={item.key} className={css.item} onSelect={item.onSelect}>
        {content}
      </Radix.Item>
    );
  }
  return (
    <Radix.RadioItem key={item.key} value={item.key} className={css.item} onSelect={item.onSelect}>
      {content}
      <Radix.ItemIndicator className={css.end}>
        <Icon name="check" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}
