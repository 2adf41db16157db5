/** The list and owner that the address of a shared list names. */
export interface SharedList {
  readonly id: string;
  readonly ownerId: string;
}

const UUID_LENGTH = 36;
const LONGEST = 200;

const isUuid = (text: string) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text);

/** The address part of a shared list: base64url of collection id and owner id (W8). */
export const hashOf = ({ id, ownerId }: SharedList): string =>
  btoa(`${id}:${ownerId}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Decodes the address part of a shared list. Undefined unless it has two UUIDs. */
export function readHash(hash: string): SharedList | undefined {
  if (hash.length > LONGEST) return undefined;
  try {
    const text = atob(hash.replaceAll('-', '+').replaceAll('_', '/'));
    const [id, ownerId] = [text.slice(0, UUID_LENGTH), text.slice(UUID_LENGTH + 1)];
    return text[UUID_LENGTH] === ':' && isUuid(id) && isUuid(ownerId) ? { id, ownerId } : undefined;
  } catch {
    return undefined;
  }
}
