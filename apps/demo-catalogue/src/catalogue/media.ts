import type { DrawnRecipe } from '../pictures/recipe.ts';
import { CLIP_MS, type Clip } from '../clips/clips.ts';
import { dominantColorOf } from '../pictures/dominantColor.ts';
import { idOf } from './ids.ts';
import type { MediaRow } from './rows.ts';

/** The pictures of the catalogue, each once: products that look the same share one. */
export class MediaLibrary {
  readonly #rows = new Map<string, MediaRow>();

  get rows(): MediaRow[] {
    return [...this.#rows.values()];
  }

  /** Adds a picture and returns its id. */
  addImage(recipe: DrawnRecipe, size: { width: number; height: number }, alt: string): string {
    const id = idOf('media', JSON.stringify(recipe), size.width, size.height);
    if (!this.#rows.has(id)) {
      this.#rows.set(id, {
        id,
        type: 'image',
        ...size,
        dominantColor: dominantColorOf(recipe),
        alt,
        recipe,
        durationMs: null,
      });
    }
    return id;
  }

  /** Adds a clip that begins with an existing picture, and returns its id. */
  addClip({ name }: Clip, posterId: string): string {
    const poster = this.#rows.get(posterId);
    if (!poster) throw new Error(`There is no picture ${posterId} for a clip`);
    const id = idOf('clip', name);
    this.#rows.set(id, { ...poster, id, type: 'video', recipe: { kind: 'clip', name }, durationMs: CLIP_MS });
    return id;
  }
}

export const SQUARE = { width: 400, height: 400 };
export const PACKSHOT = { width: 800, height: 1000 };
