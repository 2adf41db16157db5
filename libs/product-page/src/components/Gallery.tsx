import { Chip, Drawing, imageUrl, lazyPart, Picture, type PictureSize } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import magnifier from 'icon:magnifying-glass-plus';
import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { messages } from '../messages.ts';
import * as css from './Gallery.css.ts';

const RATIO = 1.25;
const LARGE: PictureSize = { widths: [450, 736], sizes: '(min-width: 1440px) 640px, (min-width: 720px) 45vw, 95vw' };
const SMALL: PictureSize = { widths: [88], sizes: '72px' };
/** Width of the large picture, in CSS px at three device pixels. */
const WHOLE = 736;

// Few visitors open it. If its code fails to load, the link opens the picture itself.
const GalleryZoom = lazyPart(async () => (await import('./GalleryZoom.tsx')).GalleryZoom);

interface GalleryProps {
  readonly name: string;
  /** One at least; the first is shown. */
  readonly pictures: readonly string[];
}

/**
 * The pictures of a product: one large, all of them small next to it. It works without script, by links to positions in a scrolling row.
 */
export function Gallery({ name, pictures }: GalleryProps) {
  const intl = useIntl();
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const [opened, setOpened] = useState(false);
  const count = pictures.length;
  const [first] = pictures;

  const show = (index: number) => {
    const slide = row.current?.children[index];
    if (!row.current || !(slide instanceof HTMLElement)) return;
    row.current.scrollTo({ left: slide.offsetLeft - row.current.offsetLeft });
  };
  useEffect(() => {
    // Another variant has been chosen: its picture is the first.
    row.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [first]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const reading = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    show(Math.min(Math.max(current + step * reading, 0), count - 1));
  };
  const pictureOf = (index: number) => intl.formatMessage(messages.pictureOf, { name, number: index + 1 });
  return (
    <div className={count > 1 ? css.gallery : `${css.gallery} ${css.alone}`}>
      <div className={css.stage}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys scroll it, as they do any focused row */}
        <ul
          ref={row}
          className={css.pictures}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.min(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)), count - 1))
          }
        >
          {pictures.map((url, index) => (
            <li key={url} id={`${id}${index}`} className={css.slide}>
              <a
                href={imageUrl(url, { width: WHOLE, dpr: 3 })}
                className={css.zoom}
                aria-label={intl.formatMessage(messages.zoom, { number: index + 1, count })}
                tabIndex={index === current ? undefined : -1}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  setOpened(true);
                  setZoomed(true);
                }}
              >
                <Picture
                  className={css.picture}
                  url={url}
                  alt={pictureOf(index)}
                  size={LARGE}
                  ratio={RATIO}
                  priority={index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        {count > 1 ? (
          <Chip className={css.count} aria-hidden="true">
            <bdi>{intl.formatMessage(messages.position, { number: current + 1, count })}</bdi>
          </Chip>
        ) : null}
        <span className={css.mark}>
          <Drawing path={magnifier} />
        </span>
      </div>
      {count > 1 ? (
        <nav className={css.strip} aria-label={intl.formatMessage(messages.pictures)}>
          {pictures.map((url, index) => (
            <a
              key={url}
              href={`#${id}${index}`}
              className={css.thumb}
              aria-label={intl.formatMessage(messages.picture, { number: index + 1 })}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                show(index);
              }}
            >
              <Picture className={css.thumbPicture} url={url} alt="" size={SMALL} ratio={RATIO} />
            </a>
          ))}
        </nav>
      ) : null}
      {opened ? (
        <Suspense>
          <GalleryZoom
            name={name}
            pictures={pictures}
            start={current}
            open={zoomed}
            onOpenChange={(open) => setZoomed(open)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
