/** Its own chunk: the player with its drawings. */
export { VideoPlayer } from '@social-shop/commerce-ui';
