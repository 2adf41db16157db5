/** Letters that have no accent to remove, but are commonly typed as these. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
};

/**
 * Accents of Latin, Greek and Cyrillic letters, points of Hebrew and Arabic letters, characters without width (ZWJ, ZWNJ, soft hyphen,
 * direction marks), and variation selectors. Other marks stay: a kana without its mark is another kana.
 */
const REMOVED = /[\u0300-\u036F]|[\u0591-\u05C7]|\u0640|[\u064B-\u065F]|\u0670|\p{Cf}|\p{Variation_Selector}/gu;

/**
 * Text as search compares it, in the index and in queries: without case, accents, width and invisible characters, so that NFC and NFD are
 * the same. `fold(fold(text))` is `fold(text)`.
 */
export function fold(text: string): string {
  const plain = text.toLowerCase().normalize('NFKD').replaceAll(REMOVED, '').normalize('NFC').toLowerCase();
  return plain.replaceAll(/[ßæœøđðłıþς]/g, (letter) => SPELLINGS[letter] ?? letter);
}
