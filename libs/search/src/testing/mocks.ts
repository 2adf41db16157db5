import { ltksList } from '@social-shop/api-contract/calls/posts';
import { mock } from '@social-shop/testing';
import type { Mocks } from '@social-shop/testing';
import { post } from './fixtures.ts';

/** Mocked responses to this library's calls. */
export const searchMocks = (posts = [post(1), post(2), post(3)]): Mocks =>
  mock(ltksList, { ltks: posts, profiles: [], meta: { limit: 24 } });
