/** A chunk of its own: the player with what it draws. */
export { VideoPlayer } from '@social-shop/commerce-ui';
