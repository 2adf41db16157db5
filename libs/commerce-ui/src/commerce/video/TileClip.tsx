import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as css from './TileClip.css.ts';
import { wantsStillness } from './wantsStillness.ts';

/** Share of a tile that must be in view for its clip to play. */
const ENOUGH = 0.6;

/** Props of the clip over the picture of a post's tile. */
export interface TileClipProps {
  /** Absent until it is known. */
  readonly url: string | undefined;
  /** Called when the tile is in view, so the clip is needed. */
  readonly onSeen: () => void;
}

/**
 * Plays a clip over the picture under it: muted, while most of the tile is in view, and once each time, since motion of more than 5 seconds
 * would need a stop button (WCAG 2.2.2). Before and after, the picture is shown. For visitors who want less motion or less data nothing is
 * loaded.
 */
export function TileClip({ url, onSeen }: TileClipProps) {
  const place = useRef<HTMLSpanElement>(null);
  const clip = useRef<HTMLVideoElement>(null);
  const [inView, setInView] = useState(false);
  const [fetched, setFetched] = useState(false);
  const [playing, setPlaying] = useState(false);
  const look = useEffectEvent((seen: boolean) => {
    const wanted = seen && !wantsStillness();
    setInView(wanted);
    if (!wanted) return;
    setFetched(true);
    onSeen();
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => look(entries.at(-1)?.isIntersecting === true), {
      threshold: ENOUGH,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const source = fetched ? url : undefined;
  useEffect(() => {
    if (!clip.current) return;
    // React never sets it as an attribute, and browsers autoplay only muted videos.
    clip.current.muted = true;
    if (inView) {
      // Its first frame is the picture, so that nothing jumps.
      clip.current.currentTime = 0;
      // If the browser refuses, the picture stays.
      clip.current.play().catch(() => undefined);
    } else clip.current.pause();
  }, [inView, source]);

  return (
    <span ref={place} className={css.place}>
      {source !== undefined && (
        <video
          ref={clip}
          className={playing ? css.clip : css.clipToCome}
          src={source}
          muted
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          aria-hidden="true"
          onPlaying={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEmptied={() => setPlaying(false)}
        />
      )}
    </span>
  );
}
