import { cleanEnv, makeValidator, port, str, url } from 'envalid';

/** An origin without a path, so that addresses can be put together by concatenation. */
const origin = makeValidator((input) => {
  const parsed = new URL(input);
  if (!/^https?:$/.test(parsed.protocol)) throw new Error('an http or https address is expected');
  return (parsed.origin + parsed.pathname).replace(/\/+$/, '');
});

/** What the host reads from its environment (P16). */
export interface HostEnv {
  readonly port: number;
  /** Addresses to listen on; by default this machine only. */
  readonly host: string;
  readonly publicUrl: string;
  readonly apiUrl: string;
  readonly imageBaseUrl: string;
  /** Whether a balancer in front states the visitor's address and protocol. */
  readonly trustProxy: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  readonly showDeveloperMessages: boolean;
  /** Pseudo-locales may be chosen: for tests and translators. */
  readonly pseudoLocales: boolean;
}

/** Reads and validates the host's environment; a bad value ends the process with its name and what is expected. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): HostEnv {
  const read = cleanEnv(source, {
    PORT: port({ default: 4200 }),
    HOST: str({ default: 'localhost' }),
    API_PORT: port({ default: 4201 }),
    PUBLIC_URL: origin({ default: undefined }),
    API_URL: origin({ default: undefined }),
    IMAGE_BASE_URL: url({ default: undefined }),
    TRUST_PROXY: str({ choices: ['on', 'off'], default: 'off' }),
    LOG_LEVEL: str({ choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], default: 'info' }),
    SHOW_DEVELOPER_MESSAGES: str({ choices: ['on', 'off'], default: 'off' }),
    PSEUDO_LOCALES: str({ choices: ['on', 'off'], default: 'off' }),
  });
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    apiUrl: read.API_URL ?? `http://localhost:${read.API_PORT}`,
    imageBaseUrl: (read.IMAGE_BASE_URL ?? `${publicUrl}/images`).replace(/\/+$/, ''),
    trustProxy: read.TRUST_PROXY === 'on',
    logLevel: read.LOG_LEVEL,
    showDeveloperMessages: read.SHOW_DEVELOPER_MESSAGES === 'on',
    pseudoLocales: read.PSEUDO_LOCALES === 'on',
  };
}
