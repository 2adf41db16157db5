import type { SendEvents } from '@social-shop/analytics';
import { analyticsEvents } from '@social-shop/api-contract/calls/analytics';
import { OWN_CALL_HEADER } from './ownCall.ts';

/** Statuses that a later attempt may change. Other refusals are final. */
const mayPass = (status: number) => status >= 500 || status === 429;

/**
 * Delivers a batch to the platform (W27) in a request that outlives the page. The API client's code may not be loaded when a page hides,
 * and a beacon cannot carry the header that the host requires of every call.
 * @throws on network errors, 5xx and 429, so that the batch is sent again.
 */
export const analyticsSink: SendEvents = async (events, signal) => {
  const { method, path } = analyticsEvents;
  const { status } = await fetch(`/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', [OWN_CALL_HEADER]: '1' },
    body: JSON.stringify({ events }),
    keepalive: true,
    signal,
  });
  if (mayPass(status)) throw new Error(`the sink responded with ${status}`);
};
