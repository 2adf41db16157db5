import sanitizeHtml from 'sanitize-html';

const formatting = [
  'p',
  'br',
  'div',
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
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
];

/** Block elements (HTML, section 15.3), and the separator that replaces them here. */
const blocks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['address', 'article', 'aside', 'blockquote', 'center', 'dd', 'details', 'dialog', 'dir', 'dl', 'dt'],
      ...['fieldset', 'figcaption', 'figure', 'footer', 'form', 'header', 'hgroup', 'legend', 'main', 'menu', 'nav'],
      ...['pre', 'search', 'section', 'summary'],
    ].map((name) => [name, 'div']),
  ),
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  hr: 'br',
};

/** The formatting of a product's description: elements that do not act, link or load anything. */
export function cleanDescription(text: string): string {
  return sanitizeHtml(isPlain(text.trim()) ? withBreaks(text.trim()) : text, {
    allowedTags: formatting,
    allowedAttributes: {},
    transformTags: blocks,
  }).trim();
}

/** Whether it has lines but no element, so its line ends are intended. */
const isPlain = (text: string) => text.includes('\n') && !/<\/?[a-z][^<>]*>/i.test(text);

const withBreaks = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('\n');
