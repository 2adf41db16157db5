import type { Static, TObject, TProperties, TSchema } from 'typebox';
import type { Camel, CamelKey } from './camel.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The access of a call: anybody, a signed-in person, or a person who signed in recently and is not an agent (P1, P10). */
export type Access = 'public' | 'member' | 'sensitive';

/** The types of request and response: schemas of the contract, or plain types in camelCase for a call of the host. */
export interface Shapes {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly response?: unknown;
  /** All that the schemas of some calls say. */
  readonly status?: unknown;
}

/** The options of every access. */
interface Definition {
  readonly method: Method;
  /** Path with `{name}` parameters, to the letter of the specification. */
  readonly path: string;
  /** The value of `rank` that tells a call from another one at the same address (W9). */
  readonly rank?: string;
  /** For a POST that changes nothing: it may be repeated (W29). */
  readonly readsOnly?: true;
  /** Wire names of the fields whose keys are data and are never converted (W2). */
  readonly opaqueKeys?: readonly string[];
}

/**
 * A call as client, host and platform know it: a few bytes at runtime, and its schemas as a type. The schemas are in the file of the same
 * name in the folder above `calls`; method, path and rules are declared only here.
 */
export interface Call<S extends Shapes = Shapes, A extends Access = Access> extends Definition {
  readonly access: A;
  /**
   * The result and the effect are the same for every caller. Such a call is sent without token and user id, and its result may be cached for
   * several visitors (W3). If absent, the call is personal and its result is never cached for another visitor.
   */
  readonly sameForAll?: true;
  /** The client sends an `Idempotency-Key`. For a repeated key the platform returns the first response again (W11). */
  readonly idempotent?: true;
  /** There as a type only. */
  readonly '~shapes'?: S;
}

/* @__NO_SIDE_EFFECTS__ */
/** A call that needs no sign-in. */
export function publicCall<S extends Shapes>(definition: Definition & Pick<Call, 'sameForAll'>): Call<S, 'public'> {
  return { access: 'public', ...definition };
}

/* @__NO_SIDE_EFFECTS__ */
/** A call of a signed-in person; a 401 for anybody else. */
export function memberCall<S extends Shapes>(definition: Definition): Call<S, 'member'> {
  return { access: 'member', ...definition };
}

/* @__NO_SIDE_EFFECTS__ */
/** A call of a person who signed in within the last ten minutes; a 403 later, and for an agent who acts for them (P1, P10). */
export function sensitiveCall<S extends Shapes>(definition: Definition): Call<S, 'sensitive'> {
  return { access: 'sensitive', ...definition };
}

/* @__NO_SIDE_EFFECTS__ */
/** A call that takes an `Idempotency-Key`. Keys belong to a person, so there is no public version. */
export function idempotent<C extends Call<Shapes, 'member' | 'sensitive'>>(call: C): C & { readonly idempotent: true } {
  return { ...call, idempotent: true };
}

/** Whether a call changes nothing, so that it may be sent again. */
export const isRead = ({ method, readsOnly }: Call): boolean => method === 'GET' || !!readsOnly;

/** `GET /v2/ltks`: a call in logs, and in tables by call. */
export const nameOf = ({ method, path, rank }: Pick<Call, 'method' | 'path' | 'rank'>): string =>
  `${method} ${path}${rank === undefined ? '' : `?rank=${rank}`}`;

/** The path as routers write it: `/v3/posts/:post_id/products`. */
export const routeOf = ({ path }: Pick<Call, 'path'>): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Matches a value that stays one segment of a path, even if a server decodes it twice (T39). */
const SEGMENT = /^(?!\.+$)[^/\\\p{Cc}]+$/u;

/**
 * The path with its parameters, encoded.
 *
 * @param params by their wire names.
 * @throws RangeError for a value that would leave its segment.
 */
export const pathOf = ({ path }: Pick<Call, 'path'>, params: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (!SEGMENT.test(value)) throw new RangeError(`${name} is not one path segment: '${value}'`);
    return encodeURIComponent(value);
  });

/** A schema by its mark: every object is a `TSchema`. */
type Schema = TSchema & { readonly '~kind': string };
type Plain<T> = T extends Schema ? Static<T> : T;
type ShapeOf<C extends Call, Part extends keyof Shapes> =
  NonNullable<C['~shapes']> extends Readonly<Record<Part, infer T>> ? T : undefined;

/** A part of a call as the wire has it, in snake_case and with defaults filled in; undefined where the call has no such part. */
export type Wire<C extends Call, Part extends keyof Shapes> = Plain<ShapeOf<C, Part>>;

/** The result of a call, in code. */
export type ResultOf<C extends Call> = Camel<Wire<C, 'response'>>;

/** A part of a call as code sends it: in camelCase, with fields that have a default optional. */
export type Sent<C extends Call, Part extends keyof Shapes> = SentShape<ShapeOf<C, Part>>;

type SentShape<T> = T extends TObject<infer P> ? SentObject<P> : T extends Schema ? DeepReadonly<Camel<Static<T>>> : T;
type MayBeLeftOut = { readonly '~optional': true } | { readonly default: unknown };
type SentObject<P extends TProperties> = Flat<
  {
    readonly [K in keyof P as P[K] extends MayBeLeftOut ? never : CamelKey<K>]: DeepReadonly<Camel<Static<P[K]>>>;
  } & {
    readonly [K in keyof P as P[K] extends MayBeLeftOut ? CamelKey<K> : never]?:
      DeepReadonly<Camel<Static<P[K]>>> | undefined;
  }
>;
/** One object type, so that an editor shows its fields. */
type Flat<T> = { [K in keyof T]: T[K] };
type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
