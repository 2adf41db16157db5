import { text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style([text.title1, { marginBlock: `${vars.space[16]}` }]);
