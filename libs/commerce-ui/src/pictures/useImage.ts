import { useCallback, useState } from 'react';
import { loadInTurn } from './loadInTurn.ts';

/**
 * Loads the picture at `url` when it is its turn: whether it could not be had, and what its `img` takes for both. It may have failed before
 * script was there. Without script, `failing` of `Picture.css.ts` does what CSS can.
 */
export function useImage(url: string) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const onError = () => setFailedUrl(url);
  // The same in each pass: another one would have the picture begin anew.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.src && image.complete && image.naturalWidth === 0) setFailedUrl(url);
      return loadInTurn(image);
    },
    [url],
  );
  return { failed: failedUrl === url, watch: { ref, onError } };
}
