import { createIntl } from '@social-shop/i18n';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPrice, Price } from './Price.tsx';

const intl = createIntl({ locale: 'en', messages: {} });

it.each([
  [12800, 'USD', '$128.00'],
  [5, 'USD', '$0.05'],
  [12800, 'JPY', '¥12,800'],
  [45000, 'KRW', '₩45,000'],
  [12345, 'EUR', '€123.45'],
])('writes %s %s as %s', (minor, currency, text) => {
  expect(formatPrice(intl, minor, currency)).toBe(text);
});

it('writes every amount with all digits of its currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom('USD', 'JPY', 'KRW'), (minor, currency) => {
      const text = formatPrice(intl, minor, currency);
      expect(text).toMatch(currency === 'USD' ? /^\$[\d,]+\.\d\d$/ : /^[¥₩][\d,]+$/);
      expect(Number(text.replace(/\D/g, ''))).toBe(minor);
    }),
  );
});

it('labels both prices of a sale', () => {
  const { container } = render(<Price price={{ regular: 11000, sale: 7700, currency: 'USD' }} />);
  expect(container.textContent).toBe('Sale price $77.00Was $110.00');
  expect(container.querySelector('s')?.textContent).toContain('$110.00');
});

it('writes a drop in words if the old price is not known (K-V13)', () => {
  const { container } = render(<Price price={{ regular: 3400, currency: 'EUR' }} dropped={21} />);
  expect(container.textContent).toBe('€34.00Price dropped 21%');
  expect(container.querySelector('s')).toBeNull();
});

it('writes no drop in words next to the old price', () => {
  const { container } = render(<Price price={{ regular: 11000, sale: 7700, currency: 'USD' }} dropped={30} />);
  expect(container.textContent).toBe('Sale price $77.00Was $110.00');
});

it('writes a range from lowest to highest', () => {
  const { container } = render(
    <Price price={{ regular: 6000, regularMax: 8000, sale: 4800, saleMax: 6400, currency: 'USD' }} />,
  );
  expect(container.textContent).toBe('Sale price $48.00 – $64.00Was $60.00 – $80.00');
});

it('renders nothing without a price', () => {
  const { container } = render(<Price price={{ regular: NaN, currency: 'USD' }} />);
  expect(container.innerHTML).toBe('');
});
