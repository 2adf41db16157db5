import { publicCall } from '../call.ts';
import type * as schemas from '../experiments.ts';

export const experimentsList = publicCall<typeof schemas.experimentsList>({
  method: 'GET',
  path: '/v1/experiments/',
  sameForAll: true,
});
