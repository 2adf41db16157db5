import type { Topic } from '../scene/families.ts';
import type { Random } from '../scene/random.ts';
import { merchandise } from './goods/index.ts';
import type { Department } from './goods/merchandise.ts';
import { piecesOf, type SceneRecipe } from './scenery.ts';

/** Chooses one of the topics, by their shares. */
export function pickTopic(random: Random, topics: Readonly<Partial<Record<Topic, number>>>): Topic {
  const entries = Object.entries(topics) as [Topic, number][];
  let place = random.next() * entries.reduce((sum, [, share]) => sum + share, 0);
  return entries.find(([, share]) => (place -= share) < 0)?.[0] ?? 'home';
}

const departmentsOf: Readonly<Record<Topic, readonly Department[]>> = {
  fashion: ['clothing', 'shoes', 'bags', 'accessories'],
  accessories: ['bags', 'shoes', 'accessories'],
  beauty: ['beauty'],
  home: ['home', 'table', 'plants'],
  food: ['table', 'home', 'plants', 'accessories', 'bags'],
};
const SCENES_TRIED = 10;

/** The first scene of a few whose main thing belongs to a topic; without a topic, the scene itself. */
export function chooseScene(recipe: SceneRecipe, ratio: number, topic: Topic | undefined) {
  for (let tries = 0; ; tries++) {
    const scene = tries === 0 ? recipe : { ...recipe, seed: `${recipe.seed}-${tries}` };
    const pieces = piecesOf(scene, ratio);
    const main = pieces.map(({ good }) => merchandise[good]?.department).find((department) => department !== undefined);
    const fits = !topic || (main !== undefined && departmentsOf[topic].includes(main));
    if (fits || tries === SCENES_TRIED) return { scene, pieces };
  }
}
