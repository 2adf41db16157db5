import { vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

/** A quiet ground: names keep their width and weight. */
export const mark = style({ background: vars.color.brandSoft, color: 'inherit', borderRadius: 3 });
