import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component whose code comes late and which its page does without: where the code or the styles cannot be had, it renders nothing.
 * Vite moves a handler that is passed to the `then` of an `import()` before the loading of its styles, whose failure it would miss (K-V29).
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
}
