import { memberCall } from '../call.ts';
import type * as schemas from '../hides.ts';

export const hidesList = memberCall<typeof schemas.hidesList>({ method: 'GET', path: '/v2/hides/' });

export const createHide = memberCall<typeof schemas.createHide>({ method: 'POST', path: '/v2/hides/' });

export const deleteHides = memberCall<typeof schemas.deleteHides>({ method: 'DELETE', path: '/v2/hides/' });
