import { operations } from '@social-shop/api-contract';
import { publicCall } from '@social-shop/api-contract/call';
import { ltksList } from '@social-shop/api-contract/calls/posts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepsContract } from './validateResponses.ts';

const id = '1d1959cc-1311-4cc6-84f9-54bb8700e5ee';
const post = {
  id,
  profile_id: id,
  hero_image: 'https://shop.test/images/1',
  hero_image_width: 900,
  hero_image_height: 1125,
  hero_image_color: '#e6dccb',
  hero_image_alt: 'A linen dress',
  product_ids: [id],
  products_count: 1,
  price_from: { amount: 3400, currency: 'USD' },
  caption: 'Linen',
  share_url: 'https://shop.test/posts/1',
  created_at: '2026-11-28T12:00:00.000Z',
};
const page = (ltk: object) => ({ ltks: [ltk], meta: { limit: 36 } });

it('accepts a response that matches the contract, and unknown fields', () => {
  expect(keepsContract(ltksList, page(post))).toBe(true);
  const { price_from: _, ...withoutPrice } = post;
  expect(keepsContract(ltksList, page(withoutPrice))).toBe(true);
  expect(keepsContract(ltksList, { ...page({ ...post, likes: { count: 3 } }), news: [] })).toBe(true);
});

it('refuses a response with a missing field or one of another type, at any depth (T74)', () => {
  const field = fc.constantFrom(...(Object.keys(post) as (keyof typeof post)[]));
  const optional = ['price_from'];
  fc.assert(
    fc.property(
      field,
      fc.oneof(fc.constant(undefined), fc.constant(null), fc.object(), fc.boolean()),
      (name, value) => {
        fc.pre(value !== undefined || !optional.includes(name));
        const { [name]: _, ...rest } = post;
        const broken = value === undefined ? rest : { ...rest, [name]: value };
        expect(keepsContract(ltksList, page(broken))).toBe(false);
      },
    ),
  );
  expect(keepsContract(ltksList, { ltks: {}, meta: { limit: 36 } })).toBe(false);
});

it('knows every call of the contract, and accepts any response of the host’s own calls', () => {
  for (const operation of operations) {
    const { required = [] } = (operation.response ?? {}) as { readonly required?: readonly string[] };
    expect(keepsContract(operation, {}), operation.id).toBe(required.length === 0);
  }
  expect(keepsContract(publicCall({ method: 'GET', path: '/elsewhere' }), {})).toBe(true);
});
