/** The design system: tokens, primitives, and presentational commerce components. */
export { Icon, type IconName } from './icon/Icon.tsx';
export { imageUrl, srcSet, type Candidates, type ImageOptions } from './pictures/imageUrl.ts';
export { Picture, type PictureProps, type PictureSize } from './pictures/Picture.tsx';

export { Avatar } from './primitives/Avatar.tsx';
export { Button, ButtonLink } from './primitives/Button.tsx';
export { Chip } from './primitives/Chip.tsx';
export { IconButton } from './primitives/IconButton.tsx';
export { Skeleton } from './primitives/Skeleton.tsx';
export { Spinner } from './primitives/Spinner.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden.tsx';

export { PostGrid, PostGridSkeleton } from './commerce/PostGrid.tsx';
export { PostTile, type PostTileProps } from './commerce/PostTile.tsx';
export { PostTileSkeleton } from './commerce/PostTileSkeleton.tsx';
export type { ShelfProduct } from './commerce/PostShelf.tsx';
export { Price, formatPrice } from './commerce/Price.tsx';
export { offer, type Offer, type PriceView } from './commerce/offer.ts';
export type { ProfileView } from './commerce/profile.ts';

export { messages } from './messages.ts';
