import { Type } from 'typebox';
import { object, operation } from './wire.ts';

/** A flag; it is on when `value` is 'on' (specification 1, section 4). */
export const Experiment = object({ name: Type.String(), variant: Type.String(), value: Type.String() });

export const experimentsList = operation({
  id: 'experiments.list',
  method: 'GET',
  path: '/v1/experiments/',
  response: object({ experiments: Type.Array(Experiment) }),
  status: 200,
});
