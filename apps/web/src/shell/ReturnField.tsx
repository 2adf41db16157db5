import { useHere } from './useHere.ts';

/** Address that keeps the choice and leads back (works without script: it is a plain form). */
export const LANGUAGE_ACTION = '/locale';

/** The hidden field that says where to go back to. */
export function ReturnField() {
  return <input type="hidden" name="from" value={useHere()} />;
}
