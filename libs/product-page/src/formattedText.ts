/** A paragraph, or an item of a list. */
export interface Block {
  readonly kind: 'paragraph' | 'item';
  readonly text: string;
}

/** Inline elements: their text belongs to the text around them. */
const inline = new Set(['strong', 'b', 'em', 'i', 'span', 'a', 'u', 'small', 'sup', 'sub']);

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Decodes named and numeric character references. Unknown references stay unchanged. */
const decode = (text: string) =>
  text
    .split('&')
    .map((part, index) => {
      const end = part.indexOf(';');
      if (index === 0 || end < 1 || end > 8) return index === 0 ? part : `&${part}`;
      const name = part.slice(0, end);
      const digits = name.startsWith('#x') ? `0${name.slice(1)}` : name.slice(1);
      const code = name.startsWith('#') ? Number(digits) : NaN;
      const known = characters[name] ?? (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined);
      return known === undefined ? `&${part}` : known + part.slice(end + 1);
    })
    .join('');

/**
 * Returns the text of a description or policy as blocks of plain text. The platform has cleaned the markup, but this code does not rely on
 * it: it returns only text. Linear in time.
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let kind: Block['kind'] = 'paragraph';
  let text = '';
  const end = () => {
    const words = decode(text).toWellFormed().split(/\s+/).filter(Boolean).join(' ');
    if (words) blocks.push({ kind, text: words });
    text = '';
  };
  html.split('<').forEach((piece, index) => {
    const close = piece.indexOf('>');
    if (index === 0 || close < 0) {
      text += index === 0 ? piece : `<${piece}`;
      return;
    }
    const tag = piece.slice(0, close).trim().toLowerCase();
    const name = (tag.startsWith('/') ? tag.slice(1) : tag).split(/[\s/]/)[0] ?? '';
    if (!inline.has(name)) {
      end();
      if (name === 'li') kind = tag.startsWith('/') ? 'paragraph' : 'item';
    }
    text += piece.slice(close + 1);
  });
  end();
  return blocks;
}
