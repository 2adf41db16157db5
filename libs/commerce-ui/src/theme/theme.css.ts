// Every component's style sheet imports this one, so that values, fonts and reset come first wherever a component is used.
import './values.css.ts';
import './fonts.css.ts';
import './base.css.ts';

export { vars } from './vars.css.ts';
