import { act, render } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useHydrating, useServed } from './useHydrating.ts';

const served = () => Object.assign(document.createElement('div'), { innerHTML: 'served, hydrating' });

function Part({ onDrawn }: { readonly onDrawn?: (word: string) => void }) {
  const word = `${useServed() ? 'served' : 'made here'}, ${useHydrating() ? 'hydrating' : 'over'}`;
  useLayoutEffect(() => onDrawn?.(word));
  return word;
}

it('is true on the server and in the browser’s first pass; later only `useServed` is', async () => {
  expect(renderToString(<Part />)).toBe('served, hydrating');
  const onDrawn = vi.fn();
  const root = await act(async () => hydrateRoot(served(), <Part onDrawn={onDrawn} />));
  expect(onDrawn.mock.calls.flat()).toEqual(['served, hydrating', 'served, over']);
  await act(async () => root.unmount());

  expect(render(<Part />).container.textContent).toBe('made here, over');
});

it('lets the browser respond between the first pass and the next', async () => {
  const page = served();
  const afterFirst = Promise.withResolvers<string | null>();
  function Watch() {
    useEffect(() => queueMicrotask(() => afterFirst.resolve(page.textContent)), []);
    return null;
  }
  const root = hydrateRoot(
    page,
    <>
      <Part />
      <Watch />
    </>,
  );
  expect(await afterFirst.promise).toBe('served, hydrating');
  await expect.poll(() => page.textContent).toBe('served, over');
  root.unmount();
});
