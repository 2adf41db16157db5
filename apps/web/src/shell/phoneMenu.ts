import { atom } from 'jotai';

/** Whether the phone's menu covers the page; the top bar opens it, a choice in it and a navigation close it. */
export const phoneMenuOpen = atom(false);
