import sanitizeHtml from 'sanitize-html';

const formatting = [
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'h2',
  'h3',
  'h4',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
];

/** The formatting of a product's description, and nothing that acts, links or loads. */
export function cleanDescription(html: string): string {
  return sanitizeHtml(html, { allowedTags: formatting, allowedAttributes: {} }).trim();
}
