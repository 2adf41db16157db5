import { cut } from '@social-shop/routing';

const TITLE_LENGTH = 50;

/** What tells a post from others of its creator: how its caption begins. Empty where it begins with what ends a title (S22). */
export const postTitle = (caption: string) =>
  cut(caption.replace(/\s+/g, ' ').trim().split('|')[0] ?? '', TITLE_LENGTH).trim();
