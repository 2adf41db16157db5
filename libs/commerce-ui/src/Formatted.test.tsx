import { createIntl, IntlProvider } from '@social-shop/i18n';
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Formatted } from './Formatted.tsx';

afterEach(cleanup);

const format = vi.fn((amount: number) => `$${amount}.00`);
afterEach(() => format.mockClear());

const intl = createIntl({ locale: 'en', messages: {} });
const price = (amount: number) => (
  <IntlProvider intl={intl}>
    <Formatted values={[amount]}>{() => format(amount)}</Formatted>
  </IntlProvider>
);

it('formats a text that the browser renders first', () => {
  expect(render(price(128)).container.textContent).toBe('$128.00');
});

it('keeps sign, currency and digits in order next to text of the other direction (K-V04)', () => {
  expect(render(price(128)).container.querySelector('bdi')?.textContent).toBe('$128.00');
});

it('keeps the server’s text without formatting it again, until its values change', async () => {
  const failed = vi.fn();
  const page = document.createElement('div');
  page.innerHTML = '<bdi>$128.00</bdi>';
  const root = await act(async () => hydrateRoot(page, price(128), { onRecoverableError: failed }));
  await act(async () => root.render(price(128)));
  expect(page.textContent).toBe('$128.00');
  expect(format).not.toHaveBeenCalled();

  await act(async () => root.render(price(96)));
  expect(page.textContent).toBe('$96.00');
  expect(failed).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
