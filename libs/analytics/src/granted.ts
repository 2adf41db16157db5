/** The code that runs only after consent, loaded when the browser is idle. */
export { createDelivery } from './delivery.ts';
export { monitorVisit } from './monitoring/monitorVisit.ts';
