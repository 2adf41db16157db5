import { media } from '@social-shop/commerce-ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { footer } from './Footer.css.ts';
import { page } from './Shell.css.ts';
import { bar } from './TopBar.css.ts';

// A printed page has only its content: no navigation and no buttons. Each page hides its other parts in its own style sheet.
globalStyle(`${bar}, ${footer}, button`, { '@media': { [media.print]: { display: 'none !important' } } });
globalStyle(page, { '@media': { [media.print]: { padding: 0 } } });
