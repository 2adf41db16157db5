import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * An optional component whose code loads late. If its code or styles fail to load, it renders nothing. Vite moves a handler that is passed
 * to the `then` of an `import()` before the loading of its styles, so it would miss their failure (K-V29).
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
