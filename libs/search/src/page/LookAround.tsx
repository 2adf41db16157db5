import { useApi } from '@social-shop/api-client';
import { Picture, ProductCard, ProductGrid, SectionHead, type PictureSize } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { productPaths } from '@social-shop/products';
import { Link } from '@social-shop/routing';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import * as css from './LookAround.css.ts';
import { categoriesQuery, popularProductsQuery } from './queries.ts';

const bubble: PictureSize = { widths: [88], sizes: '76px' };

/** Categories that are shown: one row. */
const SHOWN = 8;

/** Where to look instead: categories, and products that others look at. What cannot be loaded is left out. */
export function LookAround() {
  const intl = useIntl();
  const api = useApi();
  const { data: categories = [] } = useQuery(categoriesQuery(api, intl.locale));
  const { data: products = [] } = useQuery(popularProductsQuery(api));
  const title = intl.formatMessage(messages.lookAround);
  return (
    <>
      {categories.length > 0 ? (
        <nav className={css.section} aria-label={title}>
          <SectionHead title={title} href={productPaths.categories()} />
          <div className={css.bubbles}>
            {categories.slice(0, SHOWN).map(({ key, title: category, imageUrl }) => (
              <Link key={key} href={productPaths.category(key)} className={css.link}>
                <Picture className={css.bubble} url={imageUrl} alt="" size={bubble} ratio={1} />
                {category}
              </Link>
            ))}
          </div>
        </nav>
      ) : null}
      {products.length > 0 ? (
        <section className={css.section}>
          <SectionHead title={intl.formatMessage(messages.othersLookAt)} />
          <ProductGrid>
            {products.map(({ id, ...product }) => (
              <ProductCard key={id} product={{ ...product, href: productPaths.product(id) }} />
            ))}
          </ProductGrid>
        </section>
      ) : null}
    </>
  );
}
