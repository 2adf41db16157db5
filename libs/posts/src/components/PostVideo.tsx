import { useApi } from '@social-shop/api-client';
import { Icon, messages as ui, useHydrating, VisuallyHidden, type VideoPlayerProps } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { clipQuery } from '../queries.ts';
import * as css from './PostHero.css.ts';

interface Player extends VideoPlayerProps {
  readonly poster: string;
}

/** The browser's own player: without script, and if ours fails to load. */
function NativePlayer({ url, poster }: Player) {
  const label = useIntl().formatMessage(ui.video);
  const source = { src: url, poster, preload: 'none' };
  return <video {...source} className={css.native} aria-label={label} controls muted playsInline />;
}

// Only video posts need it.
const LazyPlayer = lazy((): Promise<{ default: ComponentType<Player> }> =>
  import('./PostVideoPlayer.tsx').then(
    (module) => ({ default: module.VideoPlayer }),
    () => ({ default: NativePlayer }),
  ),
);

function Mark() {
  return (
    <span className={css.mark}>
      <Icon name="playFill" />
      <VisuallyHidden>{useIntl().formatMessage(ui.video)}</VisuallyHidden>
    </span>
  );
}

/** The video of a post, over its picture; its URL is in the server's page. */
export function PostVideo({ mediaId, poster }: { readonly mediaId: string; readonly poster: string }) {
  const { data: url, isError, isFetching, refetch } = useQuery(clipQuery(useApi(), mediaId));
  const hydrating = useHydrating();
  return (
    <>
      <noscript>{url === undefined ? null : <NativePlayer url={url} poster={poster} />}</noscript>
      {hydrating ? (
        <Mark />
      ) : (
        <Suspense fallback={<Mark />}>
          <LazyPlayer url={url} poster={poster} failed={isError && !isFetching} onRetry={() => void refetch()} />
        </Suspense>
      )}
    </>
  );
}
