/** The design system: primitives, and presentational commerce components. Tokens for style sheets: `./theme`. */
export { Caret } from './icon/Caret.tsx';
export { Drawing, Icon, type IconName } from './icon/Icon.tsx';
export { cropUrl, imageUrl, shareCard, srcSet, type Candidates, type ImageOptions } from './pictures/imageUrl.ts';
export { Picture, type PictureProps, type PictureSize } from './pictures/Picture.tsx';

export { Avatar } from './primitives/Avatar.tsx';
export { Button, ButtonLink } from './primitives/Button.tsx';
export { Chip } from './primitives/Chip.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/ConfirmDialog.tsx';
export { Dialog, DialogClose, type DialogProps } from './primitives/Dialog.tsx';
export { IconButton } from './primitives/IconButton.tsx';
export { LazyMenu } from './primitives/LazyMenu.tsx';
export type { MenuItem, MenuProps } from './primitives/Menu.tsx';
export { LoadingBar } from './primitives/LoadingBar.tsx';
export { Notice } from './primitives/Notice.tsx';
export { PasswordField } from './primitives/PasswordField.tsx';
export { Rail, type RailProps } from './primitives/Rail.tsx';
export { RailSkeleton } from './primitives/RailSkeleton.tsx';
export { SectionHead } from './primitives/SectionHead.tsx';
export { Select } from './primitives/Select.tsx';
export { Skeleton } from './primitives/Skeleton.tsx';
export { SkipLink } from './primitives/SkipLink.tsx';
export { Spinner } from './primitives/Spinner.tsx';
export { Tab, Tabs } from './primitives/Tabs.tsx';
export { TextField } from './primitives/TextField.tsx';
export { TextLink } from './primitives/TextLink.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden.tsx';

export { CaptionText } from './commerce/post/CaptionText.tsx';
export { parseCaption, type CaptionPart } from './commerce/post/caption.ts';
export { inPixels, type Extent } from './commerce/post/extent.ts';
export { FollowerCount } from './commerce/creator/FollowerCount.tsx';
export { ListState, type ListStateProps } from './commerce/ListState.tsx';
export { Logo, Mark } from './commerce/brand/Logo.tsx';
export { Niche } from './commerce/brand/Niche.tsx';
export type { ShelfProduct } from './commerce/post/PostShelf.tsx';
export { PostTile, postLabelId, type PostTileProps, type TilePost } from './commerce/post/PostTile.tsx';
export { PostCard } from './commerce/post/PostCard.tsx';
export { postTileSize } from './commerce/post/postTileSize.ts';
export { PostTileSkeleton } from './commerce/post/PostTileSkeleton.tsx';
export { formatPercent, formatPrice, formatSaving, formatShortPrice, Price } from './commerce/price/Price.tsx';
export { amount, offer, type Offer, type PriceView } from './commerce/price/offer.ts';
export { paidLink } from './commerce/product/paidLink.ts';
export { evenTileSize } from './commerce/product/evenTile.ts';
export { ProductCard } from './commerce/product/ProductCard.tsx';
export { ProductGridSkeleton, ProductTileSkeleton } from './commerce/product/ProductGridSkeleton.tsx';
export { ProductGrid, ProductTile, type ProductTileProps, type ProductView } from './commerce/product/ProductTile.tsx';
export { CreatorHeaderLayout, CreatorRowLayout } from './commerce/creator/CreatorHeaderLayout.tsx';
export type { CreatorView } from './commerce/creator/creatorView.ts';
export { pictureRatio } from './commerce/post/pictureRatio.ts';
export { share, type ShareData, type ShareOutcome } from './commerce/share/share.ts';
export { ShareButton } from './commerce/share/ShareButton.tsx';
export { TileClip, type TileClipProps } from './commerce/video/TileClip.tsx';
export { VideoPlayer, type VideoPlayerProps } from './commerce/video/VideoPlayer.tsx';
export { TileCreator } from './commerce/creator/TileCreator.tsx';

export { BottomItem } from './bottom/BottomItem.tsx';
export { bottomPlace } from './bottom/bottomPlace.ts';
export { BottomStack } from './bottom/BottomStack.tsx';
export { OfflineMessage } from './bottom/OfflineMessage.tsx';
export { Snackbar } from './bottom/Snackbar.tsx';
export { SnackbarProvider, useSnackbar, useSnackbarMessages, type SnackbarMessage } from './bottom/useSnackbar.tsx';

export { Formatted } from './Formatted.tsx';
export { lazyPart } from './lazyPart.ts';
export { onServer, useHydrating } from './useHydrating.ts';

export { messages } from './messages.ts';
