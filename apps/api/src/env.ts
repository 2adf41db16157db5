import {
  databaseAddress,
  mailAddress,
  oneOf,
  port,
  proxies,
  readVariables,
  text,
  webAddress,
} from '@social-shop/environment';
import { resolve } from 'node:path';

const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** The provider's variables as they were set (P16). */
interface IdentityVariables {
  readonly issuer: string | undefined;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly federatedIssuer: string | undefined;
  readonly federatedClientId: string;
  readonly federatedClientSecret: string | undefined;
  readonly smtpUrl: string | undefined;
}

/** The platform's part of the environment (P16). */
export interface Env {
  readonly apiPort: number;
  /** The address to listen on; by default this machine only. */
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** A PostgreSQL server. Without it the embedded engine stores its data under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The public URL of the platform, without a trailing slash, like the two below. */
  readonly apiUrl: string;
  /** The public URL of the host. */
  readonly publicUrl: string;
  readonly imageBaseUrl: string;
  /** Addresses and subnets of proxies whose `x-forwarded-*` headers are trusted. */
  readonly trustProxy: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Whether `POST /faults` exists: for tests only. */
  readonly faults: boolean;
  /** Whether an empty database gets the demo catalogue and its accounts. */
  readonly demoCatalogue: boolean;
  /**
   * `drawn`: those of the first pages ahead of time, others on request. `asked`: none ahead. `plain`: only their backgrounds, except those
   * that clips begin with; for tests only.
   */
  readonly pictures: (typeof PICTURES)[number];
  /** The password of the demo accounts; without it one is made under `dataDir`. */
  readonly demoPassword: string | undefined;
  readonly identity: IdentityVariables;
}

const PICTURES = ['drawn', 'asked', 'plain'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/**
 * Reads and checks all variables of the environment.
 *
 * @throws one error that names every bad variable, its value and the expected one.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const clean = readVariables(source, {
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
    PICTURES: oneOf(...PICTURES)({ default: 'drawn' }),
    DEMO_PASSWORD: text({ default: undefined }),
    ISSUER_URL: webAddress({ default: undefined }),
    OIDC_CLIENT_ID: text({ default: 'social-shop' }),
    OIDC_CLIENT_SECRET: text({ default: undefined }),
    FEDERATED_ISSUER: webAddress({ default: undefined }),
    FEDERATED_CLIENT_ID: text({ default: 'social-shop' }),
    FEDERATED_CLIENT_SECRET: text({ default: undefined }),
    SMTP_URL: mailAddress({ default: undefined }),
  });
  const publicUrl = clean.PUBLIC_URL ?? `http://localhost:${clean.PORT}`;
  const apiUrl = clean.API_URL ?? `http://localhost:${clean.API_PORT}`;
  return {
    apiPort: clean.API_PORT,
    host: clean.HOST,
    dataDir: resolve(workspaceRoot, clean.DATA_DIR),
    databaseUrl: clean.DATABASE_URL,
    apiUrl,
    publicUrl,
    imageBaseUrl: clean.IMAGE_BASE_URL ?? `${publicUrl}/images`,
    trustProxy: clean.TRUST_PROXY,
    logLevel: clean.LOG_LEVEL,
    faults: clean.FAULTS === 'on',
    demoCatalogue: clean.CATALOG === 'demo',
    pictures: clean.PICTURES,
    demoPassword: clean.DEMO_PASSWORD,
    identity: {
      issuer: clean.ISSUER_URL,
      clientId: clean.OIDC_CLIENT_ID,
      clientSecret: clean.OIDC_CLIENT_SECRET,
      federatedIssuer: clean.FEDERATED_ISSUER,
      federatedClientId: clean.FEDERATED_CLIENT_ID,
      federatedClientSecret: clean.FEDERATED_CLIENT_SECRET,
      smtpUrl: clean.SMTP_URL,
    },
  };
}
