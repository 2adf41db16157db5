import { autocomplete, searchSuggestions } from '@social-shop/api-contract/calls/search';
import { fixtureId, mock, type Mocks } from '@social-shop/testing';

const POOL = ['linen dress', 'rain boots', 'gold hoops'];
const creators = ['The Quiet Wardrobe', 'Maren Holt', 'Alexandrina Featherstonehaugh-Montgomery'];

const asText = (name: string) => ({ type: 'query' as const, id: name, name });
const asCreator = (name: string, index: number) => ({
  type: 'creator' as const,
  id: fixtureId(7_001 + index),
  name,
  display_name: `creator${index + 1}`,
});

/** What a mocked platform completes a text to. */
export const completionsOf = (typed: string): string[] => [
  `${typed} camel`,
  `${typed} women`,
  `long ${typed}`,
  `${typed} outfit`,
];

/** Mocked responses of the calls of the search box. */
export const boxMocks = (): Mocks => ({
  ...mock(searchSuggestions, (request) => ({
    suggestions: [
      ...POOL.map(asText),
      ...(new URL(request.url).searchParams.get('query') ? creators.map(asCreator) : []),
    ],
  })),
  ...mock(autocomplete, async (request) => {
    const { q = '' } = JSON.parse((await request.clone().text()) || '{}') as { q?: string };
    return { suggestions: completionsOf(q).map((text) => ({ text })) };
  }),
});
