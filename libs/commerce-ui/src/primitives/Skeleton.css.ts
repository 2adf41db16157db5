import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const sheen = keyframes({ from: { backgroundPosition: '130% 0' }, to: { backgroundPosition: '-90% 0' } });

/** The ground of a placeholder; its shape comes from a class of the real part. */
export const skeleton = style({
  display: 'block',
  borderRadius: vars.radius.sm,
  background: `linear-gradient(100deg, ${vars.color.skeleton} 40%, ${vars.color.skeletonSheen} 50%, ${vars.color.skeleton} 60%) 0 0 / 240% 100%`,
  animation: `${sheen} 1.6s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
