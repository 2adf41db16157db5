/** What runs only after consent, fetched when the browser is idle. */
export { createDelivery } from './delivery.ts';
export { monitorVisit } from './monitoring/monitorVisit.ts';
