import { hostileProducts } from './hostileTexts.ts';
import { startServers } from './servers.ts';

/** Playwright's global setup, which returns the teardown. */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes a setup by its default export
export default () => startServers({ products: [hostileProducts] });
