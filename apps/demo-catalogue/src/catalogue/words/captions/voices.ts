/** A creator's style: how long, how loud, with which emoji. */
export interface Voice {
  readonly name: string;
  /** Shares of the possible shapes of a caption. */
  readonly shapes: Readonly<Record<Shape, number>>;
  readonly emoji: readonly string[];
  readonly emojiChance: number;
  readonly lowerCase?: true;
  /** Added before or after a sentence, sometimes. */
  readonly habits: readonly string[];
  readonly tags: readonly [fewest: number, most: number];
}

export type Shape = 'word' | 'line' | 'pair' | 'paragraph' | 'list' | 'letter';

export const voices: readonly Voice[] = [
  {
    name: 'calm',
    shapes: { word: 1, line: 4, pair: 6, paragraph: 4, list: 0, letter: 1 },
    emoji: ['🤍', '🌾'],
    emojiChance: 0.1,
    habits: ['Slowly.', 'Quietly pleased.', 'That is all for today.'],
    tags: [0, 3],
  },
  {
    name: 'dry',
    shapes: { word: 2, line: 6, pair: 5, paragraph: 2, list: 1, letter: 1 },
    emoji: ['🙃'],
    emojiChance: 0.05,
    habits: ['No notes.', 'I said what I said.', 'Anyway.', 'Moving on.'],
    tags: [0, 2],
  },
  {
    name: 'sunny',
    shapes: { word: 1, line: 3, pair: 5, paragraph: 3, list: 3, letter: 1 },
    emoji: ['✨', '🧡', '☀️', '🥹', '🌼', '🎉'],
    emojiChance: 0.75,
    habits: ['Obsessed!', 'You have to see it in person!', 'So, so good.', 'I am squealing a little.'],
    tags: [2, 5],
  },
  {
    name: 'minimal',
    shapes: { word: 6, line: 7, pair: 2, paragraph: 0, list: 0, letter: 0 },
    emoji: ['🖤'],
    emojiChance: 0.08,
    lowerCase: true,
    habits: [],
    tags: [0, 1],
  },
  {
    name: 'practical',
    shapes: { word: 0, line: 2, pair: 4, paragraph: 5, list: 5, letter: 1 },
    emoji: ['✅', '📏', '🧺'],
    emojiChance: 0.25,
    habits: ['Short version: yes.', 'Measured, washed, approved.', 'Notes below.'],
    tags: [1, 4],
  },
  {
    name: 'poetic',
    shapes: { word: 2, line: 3, pair: 4, paragraph: 3, list: 0, letter: 4 },
    emoji: ['🌙', '🍂', '🕊️'],
    emojiChance: 0.2,
    habits: ['And then the light changed.', 'Somewhere between October and a cup of tea.', 'Like a good sentence.'],
    tags: [0, 3],
  },
  {
    name: 'chatty',
    shapes: { word: 0, line: 2, pair: 4, paragraph: 6, list: 2, letter: 4 },
    emoji: ['😅', '🫶', '😂', '🙈', '💛'],
    emojiChance: 0.55,
    habits: ['Honestly.', 'You know me.', 'Okay, so.', 'I will explain.', 'Do not tell my husband.'],
    tags: [1, 5],
  },
  {
    name: 'stylist',
    shapes: { word: 1, line: 3, pair: 5, paragraph: 4, list: 4, letter: 0 },
    emoji: ['👢', '👜', '🧥'],
    emojiChance: 0.2,
    habits: ['Proportion first.', 'Keep the line long.', 'One texture, two tones.'],
    tags: [1, 4],
  },
  {
    name: 'thrifty',
    shapes: { word: 0, line: 3, pair: 5, paragraph: 3, list: 4, letter: 1 },
    emoji: ['💸', '🏷️', '👀'],
    emojiChance: 0.4,
    habits: ['I ran the numbers.', 'Cost per wear: pennies.', 'Checked the price twice.'],
    tags: [2, 5],
  },
  {
    name: 'host',
    shapes: { word: 1, line: 3, pair: 4, paragraph: 4, list: 3, letter: 2 },
    emoji: ['🍒', '🥂', '🕯️', '🌿'],
    emojiChance: 0.35,
    habits: ['Come hungry.', 'Doors open at six.', 'There is always a spare chair.'],
    tags: [1, 4],
  },
];
