/** The design system: primitives, and presentational commerce components. Tokens for style sheets: `./theme`. */
export { Icon, type IconName } from './icon/Icon.tsx';
export { imageUrl, shareCard, srcSet, type Candidates, type ImageOptions } from './pictures/imageUrl.ts';
export { Picture, type PictureProps, type PictureSize } from './pictures/Picture.tsx';

export { Avatar } from './primitives/Avatar.tsx';
export { Button, ButtonLink } from './primitives/Button.tsx';
export { Chip } from './primitives/Chip.tsx';
export { Dialog, DialogClose, type DialogProps } from './primitives/Dialog.tsx';
export { IconButton } from './primitives/IconButton.tsx';
export { LazyMenu } from './primitives/LazyMenu.tsx';
export type { MenuItem, MenuProps } from './primitives/Menu.tsx';
export { LoadingBar } from './primitives/LoadingBar.tsx';
export { Notice } from './primitives/Notice.tsx';
export { PasswordField } from './primitives/PasswordField.tsx';
export { Select } from './primitives/Select.tsx';
export { Skeleton } from './primitives/Skeleton.tsx';
export { SkipLink } from './primitives/SkipLink.tsx';
export { Spinner } from './primitives/Spinner.tsx';
export { Tab, Tabs } from './primitives/Tabs.tsx';
export { TextField } from './primitives/TextField.tsx';
export { TextLink } from './primitives/TextLink.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden.tsx';

export { CaptionText } from './commerce/CaptionText.tsx';
export { parseCaption, type CaptionPart } from './commerce/caption.ts';
export { inPixels, type Extent } from './commerce/extent.ts';
export { FollowerCount } from './commerce/FollowerCount.tsx';
export { ListState, type ListStateProps } from './commerce/ListState.tsx';
export { Logo, Mark } from './commerce/Logo.tsx';
export { Niche } from './commerce/Niche.tsx';
export { OfflineMessage } from './commerce/OfflineMessage.tsx';
export type { ShelfProduct } from './commerce/PostShelf.tsx';
export { PostTile, postLabelId, type PostTileProps } from './commerce/PostTile.tsx';
export { postTileSize } from './commerce/postTileSize.ts';
export { PostTileSkeleton } from './commerce/PostTileSkeleton.tsx';
export { Price, formatPrice } from './commerce/Price.tsx';
export { offer, type Offer, type PriceView } from './commerce/offer.ts';
export { ProductGridSkeleton } from './commerce/ProductGridSkeleton.tsx';
export { ProductGrid, ProductTile, type ProductTileProps, type ProductView } from './commerce/ProductTile.tsx';
export { ProfilePageHeader, ProfileRow } from './commerce/ProfileHeader.tsx';
export type { ProfileView } from './commerce/profile.ts';
export { pictureRatio } from './commerce/pictureRatio.ts';
export { share, type ShareData, type ShareOutcome } from './commerce/share.ts';
export { ShareButton } from './commerce/ShareButton.tsx';
export { TileClip, type TileClipProps } from './commerce/TileClip.tsx';
export { VideoPlayer, type VideoPlayerProps } from './commerce/VideoPlayer.tsx';
export { TileProfile } from './commerce/TileProfile.tsx';

export { Formatted } from './Formatted.tsx';
export { lazyPart } from './lazyPart.ts';
export { onServer, useHydrating } from './useHydrating.ts';

export { messages } from './messages.ts';
