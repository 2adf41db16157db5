/**
 * Divides a suggestion around what has been typed, whatever its case. Texts that change their length with their case are not divided.
 */
export function parted(suggestion: string, typed: string): readonly [before: string, match: string, after: string] {
  const text = suggestion.toLowerCase();
  const sought = typed.toLowerCase();
  const at = text.length === suggestion.length && sought !== '' ? text.indexOf(sought) : -1;
  if (at < 0) return [suggestion, '', ''];
  const end = at + sought.length;
  return [suggestion.slice(0, at), suggestion.slice(at, end), suggestion.slice(end)];
}
