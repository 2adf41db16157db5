import { useState } from 'react';

/**
 * Whether the picture at `url` could not be had, and what its `img` takes to find out: it may have failed before script was there.
 * Without script, `failing` of `Picture.css.ts` does what CSS can.
 */
export function useFailed(url: string) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const onError = () => setFailedUrl(url);
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onError();
  };
  return { failed: failedUrl === url, watch: { ref, onError } };
}
