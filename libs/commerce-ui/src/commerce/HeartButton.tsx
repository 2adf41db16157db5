import heart from 'icon:heart';
import heartFill from 'icon:heart-fill';
import { Drawing } from '../icon/Icon.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import * as css from './HeartButton.css.ts';

/** The heart that likes a post or saves a product: filled while it is pressed. `label` is its name, pressed or not. */
export function HeartButton({
  label,
  pressed,
  onPress,
  look = 'onImage',
}: {
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly look?: 'onImage' | 'quiet';
}) {
  return (
    <IconButton
      look={look}
      className={css.button}
      icon={<Drawing path={pressed ? heartFill : heart} className={pressed ? css.on : css.off} />}
      label={label}
      aria-pressed={pressed}
      onClick={onPress}
    />
  );
}
