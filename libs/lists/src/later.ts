/** What a list takes that is on the page: its visits, and what tells when a further page is on its way. Fetched after the first view. */
export { SkeletonTail } from './masonry/SkeletonTail.tsx';
export { ListVisit } from './visit/ListVisit.tsx';
