import { useCallback, useState } from 'react';
import { loadInTurn } from './loadInTurn.ts';

/**
 * Loads the picture at `url` when it is its turn. Returns whether it has failed, and the props of its `img`. It may have failed before
 * script ran. Without script, `failing` of `Picture.css.ts` does what CSS can.
 */
export function useImage(url: string) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const onError = () => setFailedUrl(url);
  // Stable, because a new function would make the picture load again.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.src && image.complete && image.naturalWidth === 0) setFailedUrl(url);
      return loadInTurn(image);
    },
    [url],
  );
  return { failed: failedUrl === url, watch: { ref, onError } };
}
