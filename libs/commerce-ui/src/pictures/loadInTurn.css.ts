import { globalStyle } from '@vanilla-extract/css';

// Browsers draw a broken picture and its text if there is no URL. The box and the ground of the picture stay.
globalStyle('img[data-src]', {
  content: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")`,
});
