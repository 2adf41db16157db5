import { Type } from 'typebox';
import { object, schemas } from './wire.ts';

/** A flag, or one of its variants under test; it is on when `value` is 'on' (specification 1, section 4). */
export const Experiment = object({
  name: Type.String(),
  variant: Type.String(),
  value: Type.String(),
  /** Percent of the visitors with consent who get this variant. Without it, the variant of everybody else. */
  share: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
});

export const experimentsList = schemas({
  id: 'experiments.list',
  response: object({ experiments: Type.Array(Experiment) }),
  status: 200,
});
