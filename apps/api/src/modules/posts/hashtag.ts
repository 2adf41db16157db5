export { normalizeHashtag } from '@social-shop/api-contract/hashtag';
