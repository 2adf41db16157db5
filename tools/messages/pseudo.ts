import { isLiteralElement, isPluralElement, isSelectElement, isTagElement } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = [...'ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ'];

/** Returns a text that is no longer English, a third longer and in brackets, so a cut or concatenated one shows. */
function accent(message: MessageFormatElement[]): MessageFormatElement[] {
  const accentedMessage = mapText(message, (text) =>
    [...text]
      .map((letter) => (/[aeiou]/i.test(letter) ? letter.repeat(2) : letter))
      .map(accentLetter)
      .join(''),
  );
  return [{ type: 0, value: '[' }, ...accentedMessage, { type: 0, value: ']' }];
}

function accentLetter(letters: string): string {
  return letters.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);
}

/** A text with an ending that no layout expects. */
function lengthen(message: MessageFormatElement[]): MessageFormatElement[] {
  return [...message, { type: 0, value: ' SSSSSSSSSSSSSSSSSSSSSSSSS' }];
}

function mapText(message: MessageFormatElement[], change: (text: string) => string): MessageFormatElement[] {
  return message.map((element) => {
    if (isLiteralElement(element)) return { ...element, value: change(element.value) };
    if (isTagElement(element)) return { ...element, children: mapText(element.children, change) };
    if (isPluralElement(element) || isSelectElement(element)) {
      const options = Object.entries(element.options).map(([name, { value }]) => [
        name,
        { value: mapText(value, change) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    }
    return element;
  });
}

/** The pseudo-locale's version of a parsed English text; placeholders stay. */
export const pseudoLocalize: Readonly<Record<string, (message: MessageFormatElement[]) => MessageFormatElement[]>> = {
  'en-XA': accent,
  'xx-LS': lengthen,
};
