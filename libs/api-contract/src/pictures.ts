/**
 * The picture sizes that the screens request. The image service makes only these sizes; a request for another size gets the next larger
 * one. A screen that needs another size adds it here.
 */

/** In CSS px (specification 1, section 9, and sizes of our own screens). */
export const pictureWidths = [88, 100, 225, 450, 640, 736, 900, 1_200, 1_280] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/**
 * The pictures that a tile of a feed requests: its post in these widths, squares of its products and its creator. The platform makes those
 * of the first pages ahead of requests (K-B09).
 */
export const tilePictures = { hero: [225, 450], product: 88, creator: 100 } as const;

export type TilePictures = typeof tilePictures;

/** Crops as height divided by width, besides each picture's own shape. */
export const pictureRatios = [0.35, 0.525, 0.8, 1, 1.1, 1.25, 1.78] as const;

/** Out of 100. */
export const pictureQualities = [80] as const;

export type PictureQuality = (typeof pictureQualities)[number];

export const pictureFormats = ['webp', 'avif', 'jpg'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** Device pixels per CSS pixel. */
export const highestPixelRatio = 3;
