import type { Static, TSchema } from 'typebox';

/** A key of the wire in camelCase. */
export type CamelKey<K> = K extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail> & string>}` : K;

/** The wire's snake_case keys in camelCase; values stay (W2). Keys that are data (`properties` of an event) stay too. */
export type Camel<T> = T extends readonly (infer Item)[]
  ? Camel<Item>[]
  : T extends object
    ? string extends keyof T
      ? T
      : { [K in keyof T as CamelKey<K>]: Camel<T[K]> }
    : T;

/** A schema's type in code. */
export type Of<T extends TSchema> = Camel<Static<T>>;
