/** Parts of a list that load after the first view: its visits, and the skeletons of the next page. */
export { SkeletonTail } from './masonry/SkeletonTail.tsx';
export { ListVisit } from './visit/ListVisit.tsx';
