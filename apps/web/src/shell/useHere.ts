import { useLocation } from 'react-router-dom';

/** The address of this page, for whoever comes back to it. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
