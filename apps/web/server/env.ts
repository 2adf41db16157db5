import { resolve } from 'node:path';
import {
  namesOwnMachine,
  oneOf,
  port,
  proxies,
  readVariables,
  redisAddress,
  secrets,
  text,
  webAddress,
} from '@social-shop/environment';

/** The host's environment (P16). */
export interface HostEnv {
  readonly port: number;
  /** Addresses to listen on; by default this machine only. */
  readonly host: string;
  /** The folder of what outlives a restart, absolute; shared with the platform. */
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly apiUrl: string;
  readonly imageBaseUrl: string;
  /** Addresses and subnets of proxies that are trusted to state the visitor's address. */
  readonly trustProxy: readonly string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** On one's own machine only (P17). */
  readonly showDeveloperMessages: boolean;
  /** Whether pseudo-locales may be chosen: for tests and translators. */
  readonly pseudoLocales: boolean;
  /**
   * Caches anonymous visitors' pages for a minute, and responses that are the same for all for seconds. Off where changes must show at
   * once.
   */
  readonly pageCache: boolean;
  /** Secrets that seal sessions: the first seals, all open. If there are none, one is made under `dataDir`. */
  readonly sessionKeys: readonly string[];
  /** A Redis server for the sessions of hosts on several machines. Without it, sessions are in a file under `dataDir`. */
  readonly redisUrl: string | undefined;
  /** Where people sign in: at the provider, or on the shop's own pages. */
  readonly strategy: 'hosted' | 'password';
  /** The OpenID provider, and this host as its client. */
  readonly issuerUrl: string;
  readonly clientId: string;
  /** If it is not set: the secret that the platform and this host share under `dataDir`. */
  readonly clientSecret: string | undefined;
}

/**
 * Reads and checks all variables of the host's environment.
 *
 * @throws one error that names every bad variable, its value and the expected one.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): HostEnv {
  const read = readVariables(source, {
    PORT: port({ default: 4200 }),
    HOST: text({ default: 'localhost' }),
    API_PORT: port({ default: 4201 }),
    DATA_DIR: text({ default: '.data' }),
    PUBLIC_URL: webAddress({ default: undefined }),
    API_URL: webAddress({ default: undefined }),
    IMAGE_BASE_URL: webAddress({ default: undefined }),
    TRUST_PROXY: proxies({ default: [] }),
    LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')({ default: 'info' }),
    SHOW_DEVELOPER_MESSAGES: oneOf('on', 'off')({ default: 'off' }),
    PSEUDO_LOCALES: oneOf('on', 'off')({ default: 'off' }),
    PAGE_CACHE: oneOf('on', 'off')({ default: 'on' }),
    SESSION_KEYS: secrets({ default: [] }),
    REDIS_URL: redisAddress({ default: undefined }),
    AUTH_STRATEGY: oneOf('hosted', 'password')({ default: 'hosted' }),
    ISSUER_URL: webAddress({ default: undefined }),
    OIDC_CLIENT_ID: text({ default: 'social-shop' }),
    OIDC_CLIENT_SECRET: text({ default: undefined }),
  });
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  if (read.SHOW_DEVELOPER_MESSAGES === 'on' && !namesOwnMachine(publicUrl)) {
    throw new Error(
      `SHOW_DEVELOPER_MESSAGES is 'on', expected 'off' where PUBLIC_URL (${publicUrl}) is not this machine.`,
    );
  }
  const apiUrl = read.API_URL ?? `http://localhost:${read.API_PORT}`;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(import.meta.dirname, '../../..', read.DATA_DIR),
    publicUrl,
    apiUrl,
    imageBaseUrl: read.IMAGE_BASE_URL ?? `${publicUrl}/images`,
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    showDeveloperMessages: read.SHOW_DEVELOPER_MESSAGES === 'on',
    pseudoLocales: read.PSEUDO_LOCALES === 'on',
    pageCache: read.PAGE_CACHE === 'on',
    sessionKeys: read.SESSION_KEYS,
    redisUrl: read.REDIS_URL,
    strategy: read.AUTH_STRATEGY,
    issuerUrl: read.ISSUER_URL ?? `${apiUrl}/identity`,
    clientId: read.OIDC_CLIENT_ID,
    clientSecret: read.OIDC_CLIENT_SECRET,
  };
}
