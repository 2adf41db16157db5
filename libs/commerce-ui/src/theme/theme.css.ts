// Every component's style sheet imports this one, so that values, fonts and reset come first with any component.
import './values.css.ts';
import './fonts.css.ts';
import './base.css.ts';

export { vars } from './vars.css.ts';
