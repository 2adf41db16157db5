import { Link, paths } from '@social-shop/routing';
import { Marked } from '../../Marked.tsx';
import { Avatar } from '../../primitives/Avatar.tsx';
import { oneLine, text } from '../../theme/text.css.ts';
import type { CreatorView } from './creatorView.ts';
import * as css from './CreatorHeaderLayout.css.ts';

/** The creator of a tile, in one line. */
export function TileCreator({ creator }: { readonly creator: CreatorView }) {
  return (
    <Link href={paths.creatorShop(creator.displayName)} className={css.tileLink}>
      <Avatar url={creator.avatarUrl} name={creator.name} size={32} className={css.tileAvatar} />
      <bdi className={`${text.caption} ${css.tileName} ${oneLine}`} title={creator.name}>
        <Marked text={creator.name} />
      </bdi>
    </Link>
  );
}
