import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';

type Selector = Extract<MessageFormatElement, { options: object }>;

/** The parsed text, or what is wrong with it. */
export function tryParse(text: string): MessageFormatElement[] | string {
  if (text.trim() === '') return 'an empty text';
  try {
    return parse(text);
  } catch (error) {
    return `not valid ICU MessageFormat: ${messageOf(error)}`;
  }
}

/**
 * Why a translation does not fit its English text: broken ICU, other placeholders, tags or choices, or the plural forms of another
 * language. Undefined if it fits.
 */
export function misfit(english: string, translation: string, language: string): string | undefined {
  const [from, to] = [tryParse(english), tryParse(translation)];
  if (typeof to === 'string') return to;
  if (typeof from === 'string') return undefined;
  return otherVariables(from, to) ?? otherChoices(from, to) ?? wrongPlural(to, language);
}

/** What is wrong with the plural forms of a text in this language; undefined if they are right. */
export function wrongPlural(message: MessageFormatElement[], language: string): string | undefined {
  for (const element of selectors(message).filter(isPluralElement)) {
    const rules = new Intl.PluralRules(language, { type: element.pluralType ?? 'cardinal' });
    const forms = Object.keys(element.options).filter((form) => !form.startsWith('='));
    const { pluralCategories } = rules.resolvedOptions();
    const unknown = forms.find((form) => !pluralCategories.some((category) => category === form));
    if (unknown) return `${language} has no plural form '${unknown}' (it has ${pluralCategories.join(', ')})`;
    const missing = wholeNumbers.find(
      (number) => !(`=${number}` in element.options || rules.select(number - element.offset) in element.options),
    );
    if (missing !== undefined)
      return `the plural of {${element.value}} lacks '${rules.select(missing - element.offset)}', which ${language} needs for ${missing}`;
  }
  return undefined;
}

// No language has a rule that begins between 200 and a million. A translation may leave out the forms for millions.
const wholeNumbers = Array.from({ length: 200 }, (_, number) => number);

function otherVariables(from: MessageFormatElement[], to: MessageFormatElement[]): string | undefined {
  try {
    return isStructurallySame(from, to).error?.message;
  } catch (error) {
    return messageOf(error);
  }
}

/** `{gender, select, …}` gets its value from code, which uses the names of the English text. */
function otherChoices(from: MessageFormatElement[], to: MessageFormatElement[]): string | undefined {
  const choices = (message: MessageFormatElement[]) =>
    new Map(
      selectors(message)
        .filter(isSelectElement)
        .map(({ value, options }) => [value, Object.keys(options).sort().join(', ')]),
    );
  const translated = choices(to);
  for (const [name, options] of choices(from)) {
    if (translated.get(name) !== options) return `the choices of {${name}} are ${options}, not ${translated.get(name)}`;
  }
  return undefined;
}

function selectors(message: MessageFormatElement[]): Selector[] {
  return message.flatMap((element) => {
    if (isTagElement(element)) return selectors(element.children);
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    return [element, ...Object.values(element.options).flatMap(({ value }) => selectors(value))];
  });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
