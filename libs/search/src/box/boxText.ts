import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

type Input = RefObject<HTMLInputElement | null>;

/** Returns what is typed, without space around it. */
export function useText(input: Input): string {
  const subscribe = (changed: () => void) => {
    const element = input.current;
    element?.addEventListener('input', changed);
    return () => element?.removeEventListener('input', changed);
  };
  const text = () => input.current?.value.trim() ?? '';
  return useSyncExternalStore(subscribe, text, text);
}

/** Sets the text as if it were typed, so that all who listen know it. */
export function setText(input: Input, text: string): void {
  if (!input.current || input.current.value === text) return;
  input.current.value = text;
  input.current.dispatchEvent(new Event('input', { bubbles: true }));
}

/** After each navigation the box has the text of the page, also on Back (K-Q13). */
export function useTextOfPage(input: Input, keyword: string): void {
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    setText(input, keyword);
  }, [input, key, keyword]);
}
