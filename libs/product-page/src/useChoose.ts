import { productPaths } from '@social-shop/products';
import type { MouseEvent } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

/** What a link to a variant is made of: it takes the place of the page's address, and nothing moves. */
export function useChoose(variantId: string) {
  const navigate = useNavigate();
  const { id = '' } = useParams();
  return {
    href: productPaths.product(id, { variant: variantId }),
    onClick(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // With what else the address has, which the retailer is told (S18).
      const search = new URLSearchParams(location.search);
      search.set('variant', variantId);
      void navigate({ search: `?${search}` }, { replace: true, preventScrollReset: true });
    },
  };
}
