import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { color, elevation, font, image, motion, radius, space } from '@social-shop/tokens';
import { vars } from './vars.css.ts';

const dark = {
  colorScheme: 'dark',
  vars: {
    ...assignVars(vars.color, color.dark),
    ...assignVars(vars.elevation, elevation.dark),
    ...assignVars(vars.image, image.dark),
  },
};

createGlobalTheme(':root', vars, {
  color: color.light,
  elevation: elevation.light,
  image: image.light,
  font: { family: font.family },
  space,
  radius,
  motion,
});
globalStyle(':root', { colorScheme: 'light' });
globalStyle(':root:not([data-theme=light])', { '@media': { [media.dark]: dark } });
globalStyle(':root[data-theme=dark]', dark);
