import type { FamilyName, Topic } from '../scene/families.ts';
import { listPalettes } from '../scene/palettes.ts';
import { cycle, seeded, type Random } from '../scene/random.ts';
import { CATALOGUE_DATE, DAY_MS } from './calendar.ts';
import { idOf } from './ids.ts';
import { SQUARE, type MediaLibrary } from './media.ts';
import type { ProfileRow } from './rows.ts';
import { chooseScene, pickTopic } from './sceneChoice.ts';
import { describeScene, sentence } from './scenery.ts';
import { bios, cities } from './words/bios.ts';
import { voices, type Voice } from './words/captions/voices.ts';
import { wallNames } from './words/colours.ts';
import { creatorNames } from './words/creatorNames.ts';

/** A creator with the data for their posts. */
export interface Creator {
  readonly row: ProfileRow;
  /** The language of most captions: 'en', 'ko'. */
  readonly language: string;
  readonly voice: Voice;
  readonly palette: string;
  /** The topics of their posts, as shares. */
  readonly topics: Readonly<Partial<Record<Topic, number>>>;
}

const COVER = { width: 1200, height: 400 };
/** The families that fill a wide, low picture. */
const coverFamilies: Readonly<Record<Topic, readonly FamilyName[]>> = {
  fashion: ['rail', 'rail', 'rhythm'],
  accessories: ['rhythm'],
  beauty: ['rhythm'],
  home: ['rhythm'],
  food: ['rhythm'],
};

const topicsOfFocus: Readonly<Record<string, Creator['topics']>> = {
  f: { fashion: 7, accessories: 3 },
  a: { accessories: 8, fashion: 2 },
  b: { beauty: 8, accessories: 1, home: 1 },
  h: { home: 9, food: 1 },
  t: { food: 6, home: 4 },
  m: { fashion: 3, accessories: 2, beauty: 2, home: 3, food: 1 },
};
const voicesOfFocus: Readonly<Record<string, readonly string[]>> = {
  f: ['stylist', 'dry', 'sunny', 'minimal', 'thrifty', 'chatty', 'practical', 'poetic'],
  a: ['stylist', 'sunny', 'minimal', 'dry', 'thrifty'],
  b: ['practical', 'sunny', 'chatty', 'calm', 'dry'],
  h: ['calm', 'poetic', 'dry', 'practical', 'minimal', 'chatty'],
  t: ['host', 'chatty', 'calm', 'poetic'],
  m: ['chatty', 'sunny', 'calm', 'thrifty'],
};

/** The ids of the demo's creators. */
export const demoProfileIds = () =>
  creatorNames
    .trim()
    .split('\n')
    .map((line) => idOf('profile', line.split('|')[0] ?? ''));

/** The demo's creators, with their avatars and covers. */
export function makeCreators(media: MediaLibrary): Creator[] {
  return creatorNames
    .trim()
    .split('\n')
    .map((line, index) => {
      const [displayName = '', name = '', language = 'en', focus = 'm'] = line.split('|');
      const random = seeded(`creator ${displayName}`);
      // A step that shares no factor with the number of palettes gives neighbours in the list different colours.
      const palette = cycle(listPalettes(), index * 5).name;
      const voiceName = cycle(voicesOfFocus[focus] ?? [], index);
      return {
        row: {
          id: idOf('profile', displayName),
          displayName,
          name,
          bio: makeBio(random, language, focus, palette),
          avatarMediaId: addAvatar(media, displayName, name, palette),
          coverMediaId: addCover(media, random, displayName, palette, topicsOfFocus[focus] ?? {}),
          followersCount: makeFollowers(random),
          createdAt: new Date(CATALOGUE_DATE - random.range(560, 1_600) * DAY_MS),
        },
        language,
        voice: voices.find((voice) => voice.name === voiceName) ?? cycle(voices, index),
        palette,
        topics: topicsOfFocus[focus] ?? {},
      };
    });
}

function addAvatar(media: MediaLibrary, displayName: string, name: string, palette: string): string {
  const alt = sentence(`Line portrait of ${name} on ${wallNames[palette] ?? palette} ground`);
  return media.addImage({ kind: 'avatar', seed: displayName, palette }, SQUARE, alt);
}

function addCover(
  media: MediaLibrary,
  random: Random,
  displayName: string,
  palette: string,
  topics: Creator['topics'],
): string {
  const topic = pickTopic(random, topics);
  const recipe = { seed: `cover ${displayName}`, palette, family: random.pick(coverFamilies[topic]) };
  const { scene, pieces } = chooseScene(recipe, COVER.height / COVER.width, topic);
  return media.addImage({ kind: 'scene', ...scene }, COVER, describeScene(scene, pieces));
}

function makeBio(random: Random, language: string, focus: string, palette: string): string {
  const bio = random.pick(bios[language] ?? bios[focus] ?? []);
  return bio
    .replace('{city}', random.pick(cities[language] ?? cities['en'] ?? []))
    .replace('{wall}', wallNames[palette] ?? palette);
}

const FEWEST_FOLLOWERS = 12;
const MOST_FOLLOWERS = 2_400_000;

/** Many small, few large: as many creators below 5,000 as above. */
function makeFollowers(random: Random): number {
  return Math.round(FEWEST_FOLLOWERS * (MOST_FOLLOWERS / FEWEST_FOLLOWERS) ** random.next());
}
