const HEX = /^[0-9a-f]{32}$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * A post's id in the form that addresses have: 36 characters, lower case (S14). Takes the compact form too, which has
 * time-high, time-mid, time-low, clock-sequence and node in this order (W5). `undefined` for anything else.
 */
export function readPostId(text: string): string | undefined {
  if (UUID.test(text)) return text.toLowerCase();
  if (!HEX.test(text)) return undefined;
  const cut = (start: number, end: number) => text.slice(start, end).toLowerCase();
  return [cut(8, 16), cut(4, 8), cut(0, 4), cut(16, 20), cut(20, 32)].join('-');
}
