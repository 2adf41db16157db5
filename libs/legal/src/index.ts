/** What visitors are asked and told about cookies. */
export { ConsentQuestion } from './consent/ConsentQuestion.tsx';
export { consentBar } from './consent/consentBar.ts';
export { feature } from './feature.ts';
