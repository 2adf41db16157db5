import { useApi } from '@social-shop/api-client';
import { useFlag } from '@social-shop/experiments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import { rotatesPlaceholder } from '../flags.ts';
import { poolQuery } from './suggestions.ts';

/** Milliseconds that each suggestion is shown. */
const EACH_MS = 4_000;

/**
 * In the variant with rotating suggestions, names one suggestion of the pool after another in the empty box, once round. It stops with the
 * focus, and does not begin where visitors want no motion.
 */
export function useRotatingPlaceholder(input: RefObject<HTMLInputElement | null>): void {
  const isOn = useFlag(rotatesPlaceholder);
  const { data } = useQuery({ ...poolQuery(useApi()), enabled: isOn, staleTime: Infinity });
  useEffect(() => {
    const element = input.current;
    if (!isOn || !data || !element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const usual = element.placeholder;
    const waiting = [...data.queries, usual];
    const timer = setInterval(() => {
      const next = element === document.activeElement ? undefined : waiting.shift();
      if (next === undefined) clearInterval(timer);
      element.placeholder = next ?? usual;
    }, EACH_MS);
    return () => {
      clearInterval(timer);
      element.placeholder = usual;
    };
  }, [input, isOn, data]);
}
