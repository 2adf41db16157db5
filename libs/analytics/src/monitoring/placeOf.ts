/** Frames of our own code are among the first of a stack. */
const LONGEST_STACK = 5_000;

/**
 * The place in our code where an error was made: file, line and column, `home-a1b2c3.js:1:2345`. Undefined for code that is not ours, such as a
 * browser's extension. Messages and addresses of pages are left out, since both may name a person.
 */
export function placeOf(stack: string, origin: string): string | undefined {
  const [, frame] = stack.slice(0, LONGEST_STACK).split(`${origin}/assets/`);
  if (frame === undefined) return undefined;
  const [file = '', line = '', column = ''] = (frame.split(/[\s)]/, 1)[0] ?? '').split(':');
  return [file.split('?', 1)[0], Number.parseInt(line), Number.parseInt(column)].join(':').slice(0, 200);
}
