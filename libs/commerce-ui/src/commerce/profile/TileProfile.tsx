import { Link, paths } from '@social-shop/routing';
import { Avatar } from '../../primitives/Avatar.tsx';
import { oneLine, text } from '../../theme/text.css.ts';
import type { ProfileView } from './profile.ts';
import * as css from './ProfileHeader.css.ts';

/** The creator of a tile, in one line. */
export function TileProfile({ profile }: { readonly profile: ProfileView }) {
  return (
    <Link href={paths.creatorShop(profile.displayName)} className={css.tileLink}>
      <Avatar url={profile.avatarUrl} name={profile.name} size={32} className={css.tileAvatar} />
      <bdi className={`${text.caption} ${css.tileName} ${oneLine}`} title={profile.name}>
        {profile.name}
      </bdi>
    </Link>
  );
}
