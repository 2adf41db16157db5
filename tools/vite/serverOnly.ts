import type { Plugin } from 'vite';

/**
 * Empties modules in the client's build that only the server loads. Otherwise each would become a chunk that no browser loads, and the code
 * that it shares with a page would move out of the page's chunk. Smaller chunks compress worse.
 */
export function serverOnly(modules: RegExp): Plugin {
  return {
    name: 'server-only',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: { filter: { id: modules }, handler: () => ({ code: 'export {};', moduleSideEffects: false }) },
  };
}
