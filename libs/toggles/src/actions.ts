/** The code that a button needs once it is shown or pressed; loaded after the first view. */
export { lookUp, lookUpAll } from './lookUp.ts';
export { resume, send } from './press.ts';
export { joinTabs } from './tabs.ts';
