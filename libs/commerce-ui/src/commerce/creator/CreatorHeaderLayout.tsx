import type { Of, Profile } from '@social-shop/api-contract';
import { Link, paths } from '@social-shop/routing';
import type { ReactNode } from 'react';
import { Marked } from '../../Marked.tsx';
import { Picture, type PictureSize } from '../../pictures/Picture.tsx';
import { Avatar } from '../../primitives/Avatar.tsx';
import { oneLine, text } from '../../theme/text.css.ts';
import { FollowerCount } from './FollowerCount.tsx';
import type { CreatorView } from './creatorView.ts';
import * as css from './CreatorHeaderLayout.css.ts';

interface Header {
  /** Absent until known, and if it could not be fetched. */
  readonly followersCount?: number;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** The count, or an empty line, so that nothing moves when it comes late. */
function Followers({ count }: { readonly count: number | undefined }) {
  return count === undefined ? <div className={css.followersToCome} /> : <FollowerCount count={count} />;
}

/** A creator in a row; the whole row is a link to the creator's shop. */
export function CreatorRowLayout({ creator, followersCount, children }: Header & { readonly creator: CreatorView }) {
  return (
    <div className={css.row}>
      <Avatar url={creator.avatarUrl} name={creator.name} size={48} />
      <div className={css.rowText}>
        <Link href={paths.creatorShop(creator.displayName)} className={`${text.title3} ${css.rowLink}`}>
          <bdi className={`${css.rowName} ${oneLine}`} title={creator.name}>
            <Marked text={creator.name} />
          </bdi>
        </Link>
        <Followers count={followersCount} />
      </div>
      {children && <div className={css.rowActions}>{children}</div>}
    </div>
  );
}

/** The ratio of a cover on a phone. Wider screens show less of its height. */
const COVER_RATIO = 0.35;
const coverSize: PictureSize = { widths: [450, 736], sizes: '(min-width: 1440px) 1360px, 100vw' };

/** The head of a creator's own page: cover, avatar, name, followers and biography. */
export function CreatorHeaderLayout({
  creator,
  followersCount,
  children,
}: Header & { readonly creator: CreatorView & Pick<Of<typeof Profile>, 'bio' | 'coverUrl' | 'coverColor'> }) {
  return (
    <header className={css.page}>
      {creator.coverUrl ? (
        <Picture
          className={css.cover}
          url={creator.coverUrl}
          alt=""
          size={coverSize}
          ratio={COVER_RATIO}
          color={creator.coverColor}
          priority
        />
      ) : (
        <div className={`${css.cover} ${css.coverGround}`} />
      )}
      <div className={css.identity}>
        <Avatar url={creator.avatarUrl} name={creator.name} size={88} className={css.pageAvatar} />
        <div className={css.pageName}>
          <h1 className={text.title1}>
            <bdi>{creator.name}</bdi>
          </h1>
          <Followers count={followersCount} />
        </div>
        {children && <div className={css.pageActions}>{children}</div>}
      </div>
      {creator.bio && (
        <p className={css.bio} dir="auto">
          {creator.bio}
        </p>
      )}
    </header>
  );
}
