import type { Plugin } from 'vite';

/**
 * Resolves react-router to its production build. Its package exports name only the development build, whose warnings are 0.6 kB of the
 * first view.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const named = await this.resolve(source, importer, { ...options, skipSelf: true });
        const id = named?.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2');
        if (!id || id === named?.id) this.error(`${source} has no build for production: correct or remove this plugin`);
        return id;
      },
    },
  };
}
