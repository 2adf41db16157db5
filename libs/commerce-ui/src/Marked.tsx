import { createContext, use, type ReactNode } from 'react';

/** Returns a text with the parts that match marked. */
export type MarkText = (text: string) => ReactNode;

/** How names in tiles are marked, on a page that has searched for them. By default they are not. */
export const MarkContext = createContext<MarkText | undefined>(undefined);

/** A name that pages of results mark. */
export const Marked = ({ text }: { readonly text: string }) => use(MarkContext)?.(text) ?? text;
