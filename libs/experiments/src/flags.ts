import type { ResultOf } from '@social-shop/api-contract';
import type { experimentsList } from '@social-shop/api-contract/calls/experiments';

/** A flag, declared by the library that reads it. */
export interface Flag {
  /** Its name at the platform. */
  readonly name: string;
  /** Its value until the platform changes it (W28). The value 'on' is on. */
  readonly initial: string;
}

/** Values of flags by name. */
export type Flags = Readonly<Record<string, string>>;

/** The result of `GET /v1/experiments/`; nothing if it failed. */
export type Experiments = Partial<ResultOf<typeof experimentsList>> | null | undefined;

/** Returns the rows of a result. */
export const rowsOf = (result: Experiments) => (Array.isArray(result?.experiments) ? result.experiments : []);

/**
 * Returns the values from the platform for visitors who take part in no experiment. If the call failed, every flag has its initial value.
 */
export function experimentsFrom(result: Experiments): Flags {
  const usual = rowsOf(result).filter(({ share }) => share === undefined);
  return Object.fromEntries(usual.map(({ name, value }) => [name, value]));
}

/** Returns the flags that a page carries to the browser: declared ones whose value is not the initial one. */
export function changedFlags(flags: Flags, declared: readonly Flag[]): Flags {
  const changed = declared.filter((flag) => flagValue(flags, flag) !== flag.initial);
  return Object.fromEntries(changed.map((flag) => [flag.name, flagValue(flags, flag)]));
}

/** Returns the value of a flag for this visit. */
export function flagValue(flags: Flags, { name, initial }: Flag): string {
  return (Object.hasOwn(flags, name) ? flags[name] : undefined) ?? initial;
}

/** Returns whether a flag is on: only if its value is 'on' (specification 1, section 4). */
export function isOn(flags: Flags, flag: Flag): boolean {
  return flagValue(flags, flag) === 'on';
}
