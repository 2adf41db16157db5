import { cleanEnv, EnvError, makeExactValidator } from 'envalid';
import ipaddr from 'ipaddr.js';
import { resolve } from 'node:path';

const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** The platform's part of the environment (decision P16). */
export interface Env {
  readonly apiPort: number;
  /** What to listen on; the machine itself by default. */
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** A PostgreSQL server; without it the embedded engine keeps its data under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Where the platform itself is reached, without a slash at the end, as the two below. */
  readonly apiUrl: string;
  /** Where shoppers reach the host. */
  readonly publicUrl: string;
  readonly imageBaseUrl: string;
  /** Addresses and subnets of proxies whose `x-forwarded-*` headers count. */
  readonly trustProxy: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Whether `POST /faults` exists: for tests only. */
  readonly faults: boolean;
  /** Whether an empty database gets the demo catalogue. */
  readonly demoCatalogue: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** A validator from what it expects, in words, and a function that gives undefined for anything else. */
function value<T>(expected: string, parse: (text: string) => T | undefined) {
  return makeExactValidator<T>((text) => {
    const parsed = parse(text.trim());
    if (parsed === undefined) throw new EnvError(expected);
    return parsed;
  });
}

const port = value('a port from 1 to 65535', (text) =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535 ? Number(text) : undefined,
);
const webAddress = value('an http or https address, such as https://shop.example', (text) =>
  ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '') ? text.replace(/\/+$/, '') : undefined,
);
const databaseAddress = value('an address such as postgres://user:password@host:5432/name', (text) =>
  ['postgres:', 'postgresql:'].includes(URL.parse(text)?.protocol ?? '') ? text : undefined,
);
const proxies = value(
  "addresses or subnets with commas between, such as '10.0.0.0/8,127.0.0.1', or 'loopback'",
  (text) => {
    const entries = text.split(',').map((entry) => entry.trim());
    return entries.every((entry) => PROXY_NAMES.includes(entry) || ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry))
      ? entries
      : undefined;
  },
);
const oneOf = <const T extends string>(...choices: readonly T[]) =>
  value(`one of ${choices.join(', ')}`, (text) => choices.find((choice) => choice === text));
const text = value('some text', (given) => given);

/**
 * Reads and checks the environment in one place.
 *
 * @throws one error that names every bad variable, what was given and what is expected.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  // An empty variable is one that is not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, found]) => found?.trim()));
  const clean = cleanEnv(
    given,
    {
      PORT: port({ default: 4200 }),
      API_PORT: port({ default: 4201 }),
      HOST: text({ default: 'localhost' }),
      DATA_DIR: text({ default: '.data' }),
      DATABASE_URL: databaseAddress({ default: undefined }),
      API_URL: webAddress({ default: undefined }),
      PUBLIC_URL: webAddress({ default: undefined }),
      IMAGE_BASE_URL: webAddress({ default: undefined }),
      TRUST_PROXY: proxies({ default: [] }),
      LOG_LEVEL: oneOf(...LOG_LEVELS)({ default: 'info' }),
      FAULTS: oneOf('on', 'off')({ default: 'off' }),
      CATALOG: oneOf('demo', 'none')({ default: 'demo' }),
    },
    {
      reporter: ({ errors }) => {
        const lines = Object.entries(errors).map(
          ([name, error]) => `${name} is '${withoutPassword(given[name] ?? '')}', expected ${error?.message}.`,
        );
        if (lines.length > 0) throw new Error(lines.join('\n'));
      },
    },
  );
  const publicUrl = clean.PUBLIC_URL ?? `http://localhost:${clean.PORT}`;
  return {
    apiPort: clean.API_PORT,
    host: clean.HOST,
    dataDir: resolve(workspaceRoot, clean.DATA_DIR),
    databaseUrl: clean.DATABASE_URL,
    apiUrl: clean.API_URL ?? `http://localhost:${clean.API_PORT}`,
    publicUrl,
    imageBaseUrl: clean.IMAGE_BASE_URL ?? `${publicUrl}/images`,
    trustProxy: clean.TRUST_PROXY,
    logLevel: clean.LOG_LEVEL,
    faults: clean.FAULTS === 'on',
    demoCatalogue: clean.CATALOG === 'demo',
  };
}

const withoutPassword = (given: string) => given.replace(/\/\/[^/@]*@/, '//…@');
