import type { Plugin } from 'vite';

/** A component made by a call, and the name that a call's result is given for the developer's tools. */
const MADE_BY_CALL = /^(var|let|const) (\w+) = (?=React\w*\.(?:forwardRef|memo|createContext)\()/gm;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets the bundler leave out components of a package that nobody uses. Made by a call and named afterwards, as react-router's
 * are, they look like work with an effect and stay: 3.7 kB of the first view.
 */
export function droppableComponents(inPackage: RegExp): Plugin {
  return {
    name: 'droppable-components',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: inPackage },
      handler: (code) => ({
        code: code.replace(MADE_BY_CALL, '$1 $2 = /* @__PURE__ */ ').replace(DISPLAY_NAME, ''),
        map: null,
      }),
    },
  };
}
