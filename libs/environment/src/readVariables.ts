import { cleanEnv } from 'envalid';

type Source = Readonly<Record<string, string | undefined>>;

const withoutPassword = (given: string) => given.replace(/\/\/[^/@]*@/, '//…@');

/**
 * Reads and checks variables all at once.
 *
 * @throws one error that names every bad variable with its value and the expected one.
 */
export function readVariables<Specs extends Parameters<typeof cleanEnv>[1]>(source: Source, specs: Specs) {
  // An empty variable counts as not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, found]) => found?.trim()));
  return cleanEnv(given, specs, {
    reporter: ({ errors }) => {
      const lines = Object.entries<Error | undefined>(errors).map(
        ([name, error]) => `${name} is '${withoutPassword(given[name] ?? '')}', expected ${error?.message}.`,
      );
      if (lines.length > 0) throw new Error(lines.join('\n'));
    },
  });
}
