import type { ApiClient } from '@social-shop/api-client';
import { addFollow, fetchFollows, removeFollow } from '@social-shop/creators/api';
import { addLike, fetchLikes, removeLike } from '@social-shop/posts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type ListeningPlatform } from './platform.ts';

const NOTHING = '00000000-0000-4000-8000-000000000000';

let platform: ListeningPlatform;
let person: ApiClient;
let post: { readonly id: string; readonly profileId: string };
beforeAll(async () => {
  platform = await listen();
  person = await platform.signIn();
  post = await platform.insert.post();
});
afterAll(() => platform.close());

describe.each([
  ['likes', () => post.id, { read: fetchLikes, add: addLike, remove: removeLike }],
  ['follows', () => post.profileId, { read: fetchFollows, add: addFollow, remove: removeFollow }],
] as const)('%s', (_, itemOf, { read, add, remove }) => {
  it('are found, made and removed, as often as asked', async () => {
    const ids = [itemOf(), NOTHING];
    for (let time = 0; time < 2; time += 1) await add(person, itemOf());
    expect(await read(person, ids)).toEqual([itemOf()]);
    for (let time = 0; time < 2; time += 1) await remove(person, itemOf());
    expect(await read(person, ids)).toEqual([]);
    expect(await read(person, [])).toEqual([]);
  });

  it('require a signed-in person and an existing item', async () => {
    await expect(add(platform.api, itemOf())).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    await expect(read(platform.api, [itemOf()])).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    await expect(add(person, NOTHING)).rejects.toMatchObject({ status: 404, code: 'not-found' });
  });
});
