import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

it('takes files, and a currency in any case', () => {
  expect(readArguments(['a.csv', '--currency', 'eur', 'b.csv'])).toEqual({
    files: ['a.csv', 'b.csv'],
    currency: 'EUR',
  });
});

it.each([
  [[], 'No file'],
  [['--currency', 'XYZ', 'a.csv'], 'XYZ is none of USD'],
  [['--curency', 'EUR', 'a.csv'], '--curency'],
  [['a.csv', '--currency'], '--currency'],
])('says what is wrong with %j', (given, problem) => {
  expect(readArguments(given)).toContain(problem);
});
