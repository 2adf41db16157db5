import { productPaths } from '@social-shop/products';
import type { MouseEvent } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

/** Returns the props of a link to a variant. A click replaces the page's address and does not scroll. */
export function useChoose(variantId: string) {
  const navigate = useNavigate();
  const { id = '' } = useParams();
  return {
    href: productPaths.product(id, { variant: variantId }),
    onClick(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Keep the other parameters of the address: the link to the retailer passes them on (S18).
      const search = new URLSearchParams(location.search);
      search.set('variant', variantId);
      void navigate({ search: `?${search}` }, { replace: true, preventScrollReset: true });
    },
  };
}
