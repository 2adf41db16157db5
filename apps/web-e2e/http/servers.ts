import { hostileProducts } from '../src/hostileTexts.ts';
import { startServers } from '../src/servers.ts';

/** Vitest's global setup, which returns the teardown. */
// eslint-disable-next-line no-restricted-syntax -- Vitest takes a setup by its default export
export default () => startServers({ products: [hostileProducts], name: 'http-' });
