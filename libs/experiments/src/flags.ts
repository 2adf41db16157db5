import type { Answer } from '@social-shop/api-contract';
import type { experimentsList } from '@social-shop/api-contract/calls/experiments';

/** A flag, as the library that reads it declares it. */
export interface Flag {
  /** Its name at the platform. */
  readonly name: string;
  /** Its value until the platform says otherwise (W28). The value 'on' is on. */
  readonly initial: string;
}

/** Values of flags by name. */
export type Flags = Readonly<Record<string, string>>;

/**
 * The values that the platform gives.
 * @param answer what `GET /v1/experiments/` gave, nothing when it failed: then no flag has another value than its initial one.
 */
export function experimentsFrom(answer: Partial<Answer<typeof experimentsList>> | null | undefined): Flags {
  const experiments = Array.isArray(answer?.experiments) ? answer.experiments : [];
  return Object.fromEntries(experiments.map(({ name, value }) => [name, value]));
}

/** What a page carries to the browser: the values of declared flags that are not the initial ones. */
export function changedFlags(flags: Flags, declared: readonly Flag[]): Flags {
  const changed = declared.filter((flag) => flagValue(flags, flag) !== flag.initial);
  return Object.fromEntries(changed.map((flag) => [flag.name, flagValue(flags, flag)]));
}

/** What a flag says for this visit. */
export function flagValue(flags: Flags, { name, initial }: Flag): string {
  return (Object.hasOwn(flags, name) ? flags[name] : undefined) ?? initial;
}

/** A flag is on when its value is 'on', and only then (specification 1, section 4). */
export function isOn(flags: Flags, flag: Flag): boolean {
  return flagValue(flags, flag) === 'on';
}
