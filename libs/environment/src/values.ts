import { EnvError, makeExactValidator } from 'envalid';
import ipaddr from 'ipaddr.js';

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** Returns a validator, from a text of the expected value and a parser that returns undefined for others. */
function value<T>(expected: string, parse: (text: string) => T | undefined) {
  return makeExactValidator<T>((given) => {
    const parsed = parse(given.trim());
    if (parsed === undefined) throw new EnvError(expected);
    return parsed;
  });
}

/** A port from 1 to 65535. */
export const port = value('a port from 1 to 65535', (given) =>
  /^\d{1,5}$/.test(given) && Number(given) >= 1 && Number(given) <= 65_535 ? Number(given) : undefined,
);

/** An http or https address; slashes at its end are removed. */
export const webAddress = value('an http or https address, such as https://shop.example', (given) =>
  ['http:', 'https:'].includes(URL.parse(given)?.protocol ?? '') ? given.replace(/(?<!\/)\/+$/, '') : undefined,
);

/** The address of a PostgreSQL server. */
export const databaseAddress = value('an address such as postgres://user:password@host:5432/name', (given) =>
  ['postgres:', 'postgresql:'].includes(URL.parse(given)?.protocol ?? '') ? given : undefined,
);

/** The address of a mail server. */
export const mailAddress = value('an address such as smtp://user:password@host:587', (given) =>
  ['smtp:', 'smtps:'].includes(URL.parse(given)?.protocol ?? '') ? given : undefined,
);

/** The address of a Redis server. */
export const redisAddress = value('an address such as redis://user:password@host:6379', (given) =>
  ['redis:', 'rediss:'].includes(URL.parse(given)?.protocol ?? '') ? given : undefined,
);

/** Secrets that are too long to guess. */
export const secrets = value('secrets of 32 characters or more with commas between, the newest first', (given) => {
  const entries = given.split(',').map((entry) => entry.trim());
  return entries.every((entry) => entry.length >= 32) ? entries : undefined;
});

/** Addresses and subnets of proxies that are trusted to name the visitor's address. */
export const proxies = value(
  "addresses or subnets with commas between, such as '10.0.0.0/8,127.0.0.1', or 'loopback'",
  (given) => {
    const entries = given.split(',').map((entry) => entry.trim());
    const known = (entry: string) => PROXY_NAMES.includes(entry) || ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry);
    return entries.every(known) ? entries : undefined;
  },
);

/** One of the given words. */
export const oneOf = <const T extends string>(...choices: readonly T[]) =>
  value(`one of ${choices.join(', ')}`, (given) => choices.find((choice) => choice === given));

/** Any text. */
export const text = value('some text', (given) => given);
