import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as css from './TileClip.css.ts';
import { wantsStillness } from './wantsStillness.ts';

/** How much of a tile must be seen for its clip to play. */
const ENOUGH = 0.6;

/** The clip of a post, over the picture of its tile. */
export interface TileClipProps {
  /** Absent until it is known. */
  readonly url: string | undefined;
  /** The clip is needed: its tile is in view. */
  readonly onSeen: () => void;
}

/**
 * Plays a clip in place of the picture under it: muted, while most of the tile is in view, and once each time, since what moves for
 * more than 5 seconds would need a button that stops it (WCAG 2.2.2). Until it plays, and after, the picture is there. For readers who
 * want less motion or less data nothing is fetched.
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
    // React sets it as an attribute nowhere, and browsers let nothing play by itself that could be heard.
    clip.current.muted = true;
    if (inView) {
      // Its first frame is the picture, so that nothing jumps; where it was left, it is nearer.
      clip.current.currentTime = 0;
      // A browser that refuses leaves the picture.
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
