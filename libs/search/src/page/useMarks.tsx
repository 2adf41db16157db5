import type { MarkText } from '@social-shop/commerce-ui';
import { useMemo } from 'react';
import * as css from './useMarks.css.ts';
import { matcher } from './matches.ts';

/** Returns how names are marked where they match the queries. */
export function useMarks(keyword: string, didYouMean: string | undefined): MarkText {
  return useMemo(() => {
    const matches = matcher(keyword, didYouMean ?? '');
    return (text) =>
      matches(text).map((part, index) =>
        part.isMatch ? (
          <mark key={index} className={css.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      );
  }, [keyword, didYouMean]);
}
