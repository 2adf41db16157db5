import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

it('accepts files, and currency and language in any case', () => {
  expect(readArguments(['a.csv', '--currency', 'eur', '--language', 'PT-br', 'b.csv'])).toEqual({
    files: ['a.csv', 'b.csv'],
    currency: 'EUR',
    language: 'pt-BR',
  });
});

it.each([
  [[], 'at least one file'],
  [['--currency', 'XYZ', 'a.csv'], 'XYZ is none of USD'],
  [['--language', 'x y', 'a.csv'], 'x y'],
  [['--curency', 'EUR', 'a.csv'], '--curency'],
  [['a.csv', '--currency'], '--currency'],
])('says what is wrong with %j', (given, problem) => {
  expect(readArguments(given)).toContain(problem);
});
