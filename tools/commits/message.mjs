// Plain JavaScript for Node 18, because the hook runs with the machine's own Node.

const MOST_CHARACTERS = 72;

/** Imperatives that end like another form of a verb. */
const IMPERATIVES =
  /^(?:Embed|Exceed|Feed|Need|Proceed|Seed|Shed|Speed|Succeed|Bring|Ping|Alias|Bias|Focus|[A-Z][a-z]*ss)$/;

/**
 * Returns what is wrong with a commit message, for its author. An imperative is recognised by its ending: 'Adds', 'Added' and 'Adding' are
 * refused, other first words pass.
 *
 * @param {string} message
 * @returns {string[]}
 */
export function faultsOf(message) {
  const [subject = '', second = '', ...body] = message.trim().split('\n');
  const verb = subject.split(' ', 1)[0] ?? '';
  const faults = [];
  const length = [...subject].length;
  if (length > MOST_CHARACTERS) faults.push(`The subject has ${length} characters; at most ${MOST_CHARACTERS}.`);
  if (!/^[A-Z]/.test(subject)) faults.push('The subject begins with a capital letter.');
  if (/(?:s|ed|ing)$/.test(verb) && !IMPERATIVES.test(verb)) {
    faults.push(`The subject begins with an imperative such as 'Add', not '${verb}'.`);
  }
  if (subject.endsWith('.')) faults.push('The subject has no full stop at its end.');
  if (second.trim() !== '') faults.push('A blank line follows the subject.');
  if (body.join('').trim() === '') faults.push('The body says why; it is missing.');
  return faults;
}

/**
 * The message as git will store it: without comments, and without the diff that `git commit --verbose` adds below its scissors.
 *
 * @param {string} text
 */
export function withoutComments(text) {
  const [message = ''] = text.split(/^# -+ >8 -+$/m);
  return message.replace(/^#.*\n?/gm, '');
}
