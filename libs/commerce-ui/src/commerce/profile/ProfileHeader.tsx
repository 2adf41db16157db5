import type { Of, Profile } from '@social-shop/api-contract';
import { Link, paths } from '@social-shop/routing';
import type { ReactNode } from 'react';
import { Picture, type PictureSize } from '../../pictures/Picture.tsx';
import { Avatar } from '../../primitives/Avatar.tsx';
import { oneLine, text } from '../../theme/text.css.ts';
import { FollowerCount } from './FollowerCount.tsx';
import type { ProfileView } from './profile.ts';
import * as css from './ProfileHeader.css.ts';

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
export function ProfileRow({ profile, followersCount, children }: Header & { readonly profile: ProfileView }) {
  return (
    <div className={css.row}>
      <Avatar url={profile.avatarUrl} name={profile.name} size={48} />
      <div className={css.rowText}>
        <Link href={paths.creatorShop(profile.displayName)} className={`${text.title3} ${css.rowLink}`}>
          <bdi className={`${css.rowName} ${oneLine}`} title={profile.name}>
            {profile.name}
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
export function ProfilePageHeader({
  profile,
  followersCount,
  children,
}: Header & { readonly profile: ProfileView & Pick<Of<typeof Profile>, 'bio' | 'coverUrl' | 'coverColor'> }) {
  return (
    <header className={css.page}>
      {profile.coverUrl ? (
        <Picture
          className={css.cover}
          url={profile.coverUrl}
          alt=""
          size={coverSize}
          ratio={COVER_RATIO}
          color={profile.coverColor}
          priority
        />
      ) : (
        <div className={`${css.cover} ${css.coverGround}`} />
      )}
      <div className={css.identity}>
        <Avatar url={profile.avatarUrl} name={profile.name} size={88} className={css.pageAvatar} />
        <div className={css.pageName}>
          <h1 className={text.title1}>
            <bdi>{profile.name}</bdi>
          </h1>
          <Followers count={followersCount} />
        </div>
        {children && <div className={css.pageActions}>{children}</div>}
      </div>
      {profile.bio && (
        <p className={css.bio} dir="auto">
          {profile.bio}
        </p>
      )}
    </header>
  );
}
