import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox';

/** A UUID in its 36-character form (decision W5). */
export const Id = Type.String({ format: 'uuid' });

/** At most 128 ids a call (W16), as repeated keys (W12). */
export const Ids = Type.Array(Id, { minItems: 1, maxItems: 128 });

/** ISO 8601 in UTC with milliseconds (W14). */
export const Timestamp = Type.String({ format: 'date-time' });

/** Whole minor units of the currency in the same record (W13). */
export const Money = Type.Integer({ minimum: 0 });

/** ISO 4217. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' });

/** An opaque cursor. Clients send it back unchanged (W15). */
export const Cursor = Type.String({ minLength: 1, maxLength: 512 });

/** A colour such as `#d9d6d0`. */
export const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' });

/** An optional field with a default of the platform; the type has it too. */
export const withDefault = <T extends TSchema>(schema: T, value: Static<T>): T & { readonly default: Static<T> } =>
  Object.assign(schema, { default: value });

/** Page size, with the call's default from the specification. */
export const limit = (size: number) => withDefault(Type.Integer({ minimum: 1, maximum: 128 }), size);

/** Related data next to the list, returned only if requested (W16). */
export const includes = <const T extends string>(...names: T[]) =>
  Type.Optional(Type.Array(Type.Enum(names), { maxItems: 16 }));

/** Unknown fields are dropped from responses and ignored in requests (W12). */
export const object = <T extends TProperties>(properties: T): TObject<T> => Type.Object(properties);

/** The position of the next page; without `next` the list has ended (W15). */
export const Meta = object({
  next: Type.Optional(Cursor),
  limit: Type.Integer(),
  total_results: Type.Optional(Type.Integer()),
});

/** The same for `/v2/ltks` (W15). */
export const LegacyMeta = object({
  next_url: Type.Optional(Type.String()),
  last_id: Type.Optional(Cursor),
  limit: Type.Integer(),
});

/** The response of every failed call (W4, W19). */
export const ErrorBody = object({
  error_code: Type.String(),
  developer_message: Type.String(),
  user_message: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
});

/** The schemas of a call, and its name in the OpenAPI document and cursors. */
export interface Schemas {
  /** Unique, `resource.verb`. */
  readonly id: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  /** Absent if the response is a 204. */
  readonly response?: TSchema;
  readonly status: 200 | 201 | 204;
}

/** Declares the schemas of the call with the same name in `calls`; keeps literal types. */
export const schemas = <const T extends Schemas>(definition: T): T => definition;
