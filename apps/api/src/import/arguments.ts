import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Currency } from '../catalogue/demo.ts';
import { isKnownCurrency, knownCurrencies } from './money.ts';

const choice = knownCurrencies.join(', ');

export const usage = `Usage: npm run catalog:import -- [--currency CODE] [--language CODE] FILE…
  FILE               Shopify product CSV, or a Google Merchant feed as XML or TSV
  --currency CODE    of the prices in files that name none, as Shopify's do: ${choice}
  --language CODE    of the products' names and descriptions, such as de or pt-BR`;

/** The importer's arguments. */
export interface ImportArguments {
  readonly files: readonly string[];
  /** For files that name none. */
  readonly currency: Currency | undefined;
  /** The language of the products' texts (BCP 47). */
  readonly language: string | undefined;
}

/** @returns the arguments, or what is wrong with them. */
export function readArguments(given: readonly string[]): ImportArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      options: { currency: { type: 'string' }, language: { type: 'string' } },
      allowPositionals: true,
    });
    const currency = values.currency?.toUpperCase();
    if (currency !== undefined && !isKnownCurrency(currency)) return `--currency ${currency} is none of ${choice}.`;
    const language = values.language === undefined ? undefined : languageOf(values.language);
    if (language === null) return `--language ${values.language} is no language, such as de or pt-BR.`;
    return positionals.length > 0 ? { files: positionals, currency, language } : 'Name at least one file.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Determines the currency of a file that names none: the given one, or the reply of the person at the terminal. */
export function currencyAsker(file: string, given: Currency | undefined): () => Promise<Currency | undefined> {
  return async () => {
    if (given !== undefined || !process.stdin.isTTY) return given;
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      const typed = await terminal.question(`${file} names no currency. Its prices are in (${choice}): `);
      const code = typed.trim().toUpperCase();
      return isKnownCurrency(code) ? code : undefined;
    } finally {
      terminal.close();
    }
  };
}

/** A language code in its usual spelling; null if it is invalid. */
function languageOf(code: string): string | null {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? null;
  } catch {
    return null;
  }
}
