import {
  ButtonLink,
  Drawing,
  messages as ui,
  Picture,
  VisuallyHidden,
  type PictureSize,
} from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { productPaths } from '@social-shop/products';
import info from 'icon:info';
import type { RetailerProduct } from '../api.ts';
import { messages } from '../messages.ts';
import { instead, optionsOf, type Choice, type Option, type Variant } from '../variants.ts';
import { useChoose } from '../useChoose.ts';
import { SizeChart } from './SizeChart.tsx';
import * as css from './Options.css.ts';

const SWATCH: PictureSize = { widths: [88], sizes: '56px' };

interface OptionsProps {
  readonly product: RetailerProduct;
  readonly chosen: Variant | undefined;
  readonly category: string | undefined;
}

/** The options of a product. Each value is a link to its variant, so choosing works without script. */
export function Options({ product, chosen, category }: OptionsProps) {
  const options = optionsOf(product, chosen);
  const chart = product.sizeChart?.imageUrl;
  // The size chart belongs to the last option without pictures, which is the size.
  const sizes = options.findLastIndex(({ choices }) => choices.every(({ imageUrl }) => imageUrl === undefined));
  const soldOut = chosen ? !chosen.availability : product.variants.every(({ availability }) => !availability);
  // Empty, it would still have a gap on each side.
  if (options.length === 0 && chart === undefined && !soldOut) return null;
  return (
    <div className={css.options}>
      {options.map((option, index) => (
        <OptionRow key={option.name} option={option} chart={index === sizes ? chart : undefined} />
      ))}
      {chart !== undefined && sizes < 0 ? <SizeChart imageUrl={chart} /> : null}
      {soldOut ? <Why product={product} chosen={chosen} category={category} /> : null}
    </div>
  );
}

function OptionRow({ option, chart }: { readonly option: Option; readonly chart: string | undefined }) {
  const chosen = option.choices.find((choice) => choice.chosen);
  return (
    <div role="group" aria-label={option.name}>
      <p className={css.label}>
        <bdi className={css.name}>{option.name}</bdi>
        <bdi className={css.value}>{chosen?.value}</bdi>
        {chart === undefined ? null : <SizeChart imageUrl={chart} />}
      </p>
      <div className={css.list}>
        {option.choices.map((choice) => (
          <ChoiceLink key={choice.value} choice={choice} />
        ))}
      </div>
    </div>
  );
}

function ChoiceLink({ choice: { value, variant, chosen, imageUrl } }: { readonly choice: Choice }) {
  const intl = useIntl();
  const link = useChoose(variant.id);
  const soldOut = !variant.availability;
  const current = chosen ? 'true' : undefined;
  const label = soldOut ? intl.formatMessage(messages.choiceSoldOut, { value }) : value;
  if (imageUrl === undefined)
    return (
      <a {...link} className={soldOut ? css.sizeSoldOut : css.size} aria-current={current} aria-label={label}>
        <bdi>{value}</bdi>
      </a>
    );
  return (
    <a {...link} className={css.swatch} aria-current={current} title={value}>
      <Picture
        className={soldOut ? css.swatchPictureSoldOut : css.swatchPicture}
        url={imageUrl}
        alt=""
        size={SWATCH}
        ratio={1.25}
      />
      {soldOut ? <span className={css.struck} /> : null}
      <VisuallyHidden>{label}</VisuallyHidden>
    </a>
  );
}

function Why({ product, chosen, category }: OptionsProps) {
  const intl = useIntl();
  const others = chosen ? instead(product, chosen) : [];
  return (
    <div className={css.why}>
      <Drawing path={info} />
      <p className={css.reason}>
        {chosen && others.length > 0
          ? intl.formatMessage(messages.onlyThisSoldOut, { variant: <bdi key="variant">{chosen.title}</bdi> })
          : intl.formatMessage(messages.allSoldOut)}
      </p>
      <div className={css.ways}>
        {others.map((variant) => (
          <SeeVariant key={variant.id} variant={variant} />
        ))}
        <ButtonLink
          href={category === undefined ? productPaths.categories() : productPaths.category(category)}
          look="quiet"
          size="sm"
          className={css.way}
        >
          {intl.formatMessage(ui.seeSimilar)}
        </ButtonLink>
      </div>
    </div>
  );
}

function SeeVariant({ variant: { id, title } }: { readonly variant: Variant }) {
  const intl = useIntl();
  return (
    <ButtonLink {...useChoose(id)} look="quiet" size="sm" className={css.way}>
      <span>{intl.formatMessage(messages.seeVariant, { variant: <bdi key="variant">{title}</bdi> })}</span>
    </ButtonLink>
  );
}
