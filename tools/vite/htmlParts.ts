/** Attributes by their purpose. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  pictures: ['src', 'srcset', 'imagesrcset'],
  'sizes of pictures': ['sizes', 'imagesizes', 'width', 'height'],
  links: ['href'],
  classes: ['class'],
  'names and roles': ['alt', 'title', 'role', 'id', 'aria-'],
};

const kindOf = (attribute: string) =>
  Object.entries(KINDS).find(([, names]) =>
    names.some((name) => (name.endsWith('-') ? attribute.startsWith(name) : attribute === name)),
  )?.[0] ?? 'other attributes';

const BLOCK = /<(script|style)\b[^>]*>[^]*?<\/\1>/g;
const TAG = /<[a-z][^<>]*>/gi;
const ATTRIBUTE = /\s([a-z-]+)(?:="[^"]*")?/gi;

/** The parts of a page in characters, the largest first. Together they are the whole page. */
export function htmlParts(html: string): readonly (readonly [part: string, characters: number])[] {
  const parts = new Map<string, number>();
  const add = (part: string, { length }: string) => parts.set(part, (parts.get(part) ?? 0) + length);
  let rest = html.replace(BLOCK, (block, name: string) => {
    add(name === 'style' ? 'style blocks' : 'state and scripts', block);
    return '';
  });
  rest = rest.replace(TAG, (tag) => {
    const bare = tag.replace(ATTRIBUTE, (attribute, name: string) => {
      add(kindOf(name.toLowerCase()), attribute);
      return '';
    });
    add('tags', bare);
    return '';
  });
  const text = rest.replace(/<[^<>]*>/g, '');
  add('text', text);
  parts.set('tags', (parts.get('tags') ?? 0) + rest.length - text.length);
  return [...parts].sort(([, a], [, b]) => b - a);
}

/** The largest parts in kB (1,000 bytes), in one line. */
export const partsLine = (html: string): string =>
  htmlParts(html)
    .map(([part, characters]) => `${part} ${(characters / 1_000).toFixed(1)}`)
    .join(', ');
