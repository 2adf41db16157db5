import type { Plugin } from 'vite';

/**
 * Empties modules in the client's build that only the server loads. As chunks nobody would load them, but what they share with a page would
 * be taken out of the page's chunk, and smaller chunks compress worse.
 */
export function serverOnly(modules: RegExp): Plugin {
  return {
    name: 'server-only',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: { filter: { id: modules }, handler: () => ({ code: 'export {};', moduleSideEffects: false }) },
  };
}
