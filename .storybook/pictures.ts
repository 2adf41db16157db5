import { afterEach, beforeAll, expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/**
 * The stories of the design system that are compared with pictures. `pictures/` has the last accepted picture of each, as wide as a phone.
 * A story is suitable if it is still and shows only Latin script: other characters use the machine's fonts.
 */
const held = new Set([
  'commerce-captiontext--with-links',
  'commerce-followercount--default',
  'commerce-liststate--failed',
  'commerce-logo--mark-and-word',
  'commerce-postshelf--prices',
  'commerce-postshelf--prices-in-wide-tiles',
  'commerce-posttile--dark',
  'commerce-posttile--five-products',
  'commerce-posttile--four-products',
  'commerce-posttile--mirrored',
  'commerce-posttile--no-products',
  'commerce-posttile--pictures-missing',
  'commerce-posttile--three-products',
  'commerce-price--sale',
  'commerce-producttile--sale',
  'commerce-producttile--sold-out',
  'commerce-producttile--sale-mirrored',
  'commerce-producttile--sale-on-warm-ground',
  'commerce-creatorheaderlayout--page',
  'commerce-creatorheaderlayout--row-mirrored',
  'commerce-sharebutton--with-label',
  'commerce-picture--missing',
  'primitives-avatar--row',
  'primitives-button--board',
  'primitives-button--board-in-dark',
  'primitives-chip--sale',
  'primitives-iconbutton--on-image',
  'primitives-lazymenu--links',
  'primitives-lazymenu--links-in-dark',
  'primitives-notice--page',
  'primitives-select--language',
  'primitives-skiplink--focused',
  'primitives-tabs--several',
  'primitives-textfield--wrong',
  'primitives-textlink--in-text',
  'design-system-colour--contrast-of-text',
  'design-system-colour--values',
  'design-system-icons--all',
  'design-system-patterns--one-loud-thing',
  'design-system-patterns--price-with-sale',
  'design-system-space-and-shape--corners',
  'design-system-space-and-shape--shadows',
  'design-system-type--styles',
]);

/** The version of Chromium that has written the pictures. */
const WRITTEN_BY = 156;

/**
 * With a window it draws up to 70 pixels of a picture differently than without. Another Chromium draws the edges of letters differently:
 * with it, only moved elements and changed grounds are found.
 */
const tolerance = navigator.userAgent.includes(`Chrome/${WRITTEN_BY}.`)
  ? { allowedMismatchedPixels: 100 }
  : { allowedMismatchedPixelRatio: 0.02 };

// The shop shows text before its typeface has loaded; a picture waits for it. The fallback faces are fonts of the machine, which may be
// missing, so do not wait for them.
beforeAll(async () => {
  const faces = await document.fonts.load("400 16px 'Instrument Sans Variable'", 'Aa – ĀḀ');
  if (faces.length === 0)
    throw new Error('The typeface of the shop is not in the page, so pictures would show a font of the machine.');
});

afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta as { storyId?: string };
  if (!held.has(storyId)) return;
  await page.viewport(375, 1000);
  // Without a window, the pointer is at the top left, and would hover over an element there.
  const untouched = document.createElement('style');
  untouched.textContent = '* { pointer-events: none !important }';
  document.head.append(untouched);
  onTestFinished(() => untouched.remove());
  // The first frame has the new styles, and the next one what the pointer is over by then.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  // Pictures load in turn (`loadInTurn`).
  await expect.poll(() => document.querySelectorAll('img[data-src]').length).toBe(0);
  // For a failed picture, its replacement is compared.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId, { comparatorOptions: tolerance });
});
