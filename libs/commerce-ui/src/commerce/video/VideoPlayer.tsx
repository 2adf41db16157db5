import { useIntl } from '@social-shop/i18n';
import pause from 'icon:pause-fill';
import sound from 'icon:speaker-high';
import silence from 'icon:speaker-slash';
import { useEffect, useRef, useState } from 'react';
import { Drawing } from '../../icon/Icon.tsx';
import { messages } from '../../messages.ts';
import { IconButton } from '../../primitives/IconButton.tsx';
import { clip as clipThere, clipToCome } from './TileClip.css.ts';
import * as css from './VideoPlayer.css.ts';
import { wantsStillness } from './wantsStillness.ts';

/** How each browser reports the sound of a playing clip. */
type Audible = HTMLVideoElement & {
  readonly mozHasAudio?: boolean;
  readonly webkitAudioDecodedByteCount?: number;
  readonly audioTracks?: { readonly length: number };
};

const hasSound = ({ mozHasAudio, webkitAudioDecodedByteCount = 0, audioTracks }: Audible) =>
  mozHasAudio === true || webkitAudioDecodedByteCount > 0 || (audioTracks?.length ?? 0) > 0;

/** Props of a video over its poster picture. */
export interface VideoPlayerProps {
  /** Absent until it is known. */
  readonly url: string | undefined;
  /** The URL failed to load. */
  readonly failed?: boolean;
  /** Called when the visitor presses play after a failure. */
  readonly onRetry?: () => void;
}

/**
 * Plays a video over the picture under it, its poster: muted and once by itself while it is in view, then on request. For visitors who want
 * less motion or less data it waits for a press, and nothing is loaded before. Before it plays, after its end and after a failure, the
 * picture is shown.
 */
export function VideoPlayer({ url, failed = false, onRetry }: VideoPlayerProps) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(() => !wantsStillness());
  const [inView, setInView] = useState(false);
  const [phase, setPhase] = useState<'still' | 'playing' | 'paused' | 'failed'>('still');
  const [muted, setMuted] = useState(true);
  const [audible, setAudible] = useState(false);
  const [share, setShare] = useState(0);
  const playing = phase === 'playing';
  const broken = failed || phase === 'failed';
  const source = broken ? undefined : url;

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!video.current) return;
    if (!wanted || !inView) return video.current.pause();
    // A browser may refuse to autoplay; any other failure is an event of the element.
    video.current.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') setWanted(false);
    });
  }, [wanted, inView, source]);

  const press = () => {
    if (broken) setPhase('still');
    if (failed) onRetry?.();
    setWanted(!playing);
  };
  const toggleSound = () => {
    if (video.current) video.current.muted = !muted;
  };

  return (
    <div ref={place} className={css.player} role="group" aria-label={intl.formatMessage(messages.video)}>
      {source !== undefined && (
        <video
          ref={video}
          className={phase === 'still' ? clipToCome : clipThere}
          src={source}
          muted
          playsInline
          preload="none"
          // The picture under it has the alternative text, and the buttons have labels.
          aria-hidden="true"
          onPlaying={() => setPhase('playing')}
          onPause={({ currentTarget }) => setPhase(currentTarget.ended ? 'still' : 'paused')}
          onEnded={() => {
            setPhase('still');
            setWanted(false);
          }}
          onError={() => setPhase('failed')}
          onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
          onTimeUpdate={({ currentTarget }) => {
            setShare(currentTarget.currentTime / currentTarget.duration || 0);
            setAudible(hasSound(currentTarget));
          }}
        />
      )}
      {source !== undefined && phase !== 'still' && (
        <div className={css.track}>
          <div className={css.played} style={{ scale: `${share} 1` }} />
        </div>
      )}
      <div className={css.controls}>
        <IconButton
          look="onImage"
          className={css.button}
          icon={playing ? <Drawing path={pause} /> : 'playFill'}
          label={intl.formatMessage(playing ? messages.pauseVideo : messages.playVideo)}
          onClick={press}
        />
        {audible && source !== undefined && (
          <IconButton
            look="onImage"
            className={css.button}
            icon={<Drawing path={muted ? silence : sound} />}
            label={intl.formatMessage(messages.sound)}
            aria-pressed={!muted}
            onClick={toggleSound}
          />
        )}
        <span role="status">
          {broken && <span className={css.failure}>{intl.formatMessage(messages.videoFailed)}</span>}
        </span>
      </div>
    </div>
  );
}
