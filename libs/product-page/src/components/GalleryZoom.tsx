import { Dialog, DialogClose, Drawing, IconButton, imageUrl } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import caretLeft from 'icon:caret-left';
import caretRight from 'icon:caret-right';
import { useRef, useState, type MouseEvent } from 'react';
import { messages } from '../messages.ts';
import * as css from './GalleryZoom.css.ts';

/** The widest size of the picture service. */
const WIDTH = 736;

interface GalleryZoomProps {
  readonly name: string;
  readonly pictures: readonly string[];
  /** The picture to begin with. */
  readonly start: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The pictures in the whole window, uncropped; a press makes one larger, around the place that was pressed. */
export function GalleryZoom({ name, pictures, start, open, onOpenChange }: GalleryZoomProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={name}>
      <Zoomed name={name} pictures={pictures} start={start} />
    </Dialog>
  );
}

/** Mounted each time the dialog opens, so that its state starts from the beginning. */
function Zoomed({ name, pictures, start }: Pick<GalleryZoomProps, 'name' | 'pictures' | 'start'>) {
  const intl = useIntl();
  const view = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(start);
  const [large, setLarge] = useState(false);
  const url = pictures[shown] ?? '';
  const count = pictures.length;

  const go = (step: number) => {
    setShown((shown + step + count) % count);
    setLarge(false);
  };
  const press = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    // A press from the keyboard has no position, so enlarge the middle.
    const [x, y] = detail === 0 ? [0.5, 0.5] : [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    setLarge(!large);
    if (large) return;
    requestAnimationFrame(() => {
      const { current } = view;
      if (!current) return;
      const reading = getComputedStyle(current).direction === 'rtl';
      const left = x * current.scrollWidth - current.clientWidth / 2;
      current.scrollTo({
        left: reading ? left - (current.scrollWidth - current.clientWidth) : left,
        top: y * current.scrollHeight - current.clientHeight / 2,
        behavior: 'instant',
      });
    });
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that the buttons in it have, too
    <div
      className={css.layout}
      onKeyDown={({ key }) => {
        if (count > 1 && !large && (key === 'ArrowLeft' || key === 'ArrowRight')) go(key === 'ArrowRight' ? 1 : -1);
      }}
    >
      <div className={css.head}>
        <p className={css.count} role="status">
          <bdi>{intl.formatMessage(messages.position, { number: shown + 1, count })}</bdi>
        </p>
        {count > 1 ? (
          <>
            <IconButton
              icon={<Drawing path={caretLeft} />}
              label={intl.formatMessage(messages.previous)}
              onClick={() => go(-1)}
            />
            <IconButton
              icon={<Drawing path={caretRight} />}
              label={intl.formatMessage(messages.next)}
              onClick={() => go(1)}
            />
          </>
        ) : null}
        <DialogClose asChild>
          <IconButton icon="close" iconSize={24} label={intl.formatMessage(messages.close)} />
        </DialogClose>
      </div>
      <div ref={view} className={css.view}>
        <button
          type="button"
          className={css.press}
          aria-pressed={large}
          aria-label={intl.formatMessage(messages.zoom, { number: shown + 1, count })}
          onClick={press}
        >
          <img
            key={url}
            className={css.picture}
            src={imageUrl(url, { width: WIDTH, dpr: 3 })}
            alt={intl.formatMessage(messages.pictureOf, { name, number: shown + 1 })}
          />
        </button>
      </div>
    </div>
  );
}
