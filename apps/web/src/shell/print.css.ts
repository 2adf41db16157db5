import { media } from '@social-shop/commerce-ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { footer } from './Footer.css.ts';
import { page } from './Shell.css.ts';
import { bar } from './TopBar.css.ts';

// On paper a page is what it says: nothing leads anywhere, and nothing can be pressed. What a page leaves out itself stands in its own
// style sheet.
globalStyle(`${bar}, ${footer}, button`, { '@media': { [media.print]: { display: 'none !important' } } });
globalStyle(page, { '@media': { [media.print]: { padding: 0 } } });
