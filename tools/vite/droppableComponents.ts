import type { Plugin } from 'vite';

/** A component created by a call, and its assigned display name. */
const MADE_BY_CALL = /^(var|let|const) (\w+) = (?=React\w*\.(?:forwardRef|memo|createContext)\()/gm;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets the bundler drop components of a package that nobody uses. react-router creates them by a call and names them afterwards, which
 * looks like a side effect and keeps them: 3.7 kB of the first view.
 */
export function droppableComponents(inPackage: RegExp): Plugin {
  let found = 0;
  return {
    name: 'droppable-components',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: inPackage },
      handler(code) {
        found += code.match(MADE_BY_CALL)?.length ?? 0;
        return { code: code.replace(MADE_BY_CALL, '$1 $2 = /* @__PURE__ */ ').replace(DISPLAY_NAME, ''), map: null };
      },
    },
    buildEnd(error) {
      if (!error && found === 0)
        this.error(`no component of ${inPackage} is created by a call as expected: correct or remove this plugin`);
    },
  };
}
