import { createGlobalThemeContract } from '@vanilla-extract/css';
import { color, elevation, font, image, motion, radius, space } from '@social-shop/tokens';

/** The tokens as custom properties named by their path: `--color-inkMuted`, `--space-8`, `--motion-duration-quick`. */
export const vars = createGlobalThemeContract(
  {
    color: color.light,
    elevation: elevation.light,
    image: image.light,
    font: { family: font.family },
    space,
    radius,
    motion,
  },
  (_value, path) => path.join('-'),
);
