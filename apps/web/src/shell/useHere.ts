import { useLocation } from 'react-router-dom';

/** Returns the address of this page, to return to it later. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
