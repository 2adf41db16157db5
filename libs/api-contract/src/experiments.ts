import { Type } from 'typebox';
import { object, schemas } from './wire.ts';

/** A flag; it is on when `value` is 'on' (specification 1, section 4). */
export const Experiment = object({ name: Type.String(), variant: Type.String(), value: Type.String() });

export const experimentsList = schemas({
  id: 'experiments.list',
  response: object({ experiments: Type.Array(Experiment) }),
  status: 200,
});
