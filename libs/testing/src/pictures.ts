import baguette from './pictures/baguette.webp?inline';
import boots from './pictures/boots.webp?inline';
import cover from './pictures/cover.webp?inline';
import dress from './pictures/dress.webp?inline';
import handbag from './pictures/handbag.webp?inline';
import hoops from './pictures/hoops.webp?inline';
import oil from './pictures/oil.webp?inline';
import outfit from './pictures/outfit.webp?inline';
import portrait from './pictures/portrait.webp?inline';
import rail from './pictures/rail.webp?inline';
import tulip from './pictures/tulip.webp?inline';
import vase from './pictures/vase.webp?inline';

/** Pictures of the demo by their subject, as `data:` URLs: tests and stories need no server. */
export const pictures = { baguette, boots, cover, dress, handbag, hoops, oil, outfit, portrait, rail, tulip, vase };

/** A picture of a post; its size in px is that of the original. */
export interface PostPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly color: string;
  readonly alt: string;
}

const posts: readonly [PostPicture, ...PostPicture[]] = [
  {
    url: outfit,
    width: 1_080,
    height: 1_350,
    color: '#cfdcea',
    alt: 'A blue coat, a checked dress and what goes with them, laid out from above',
  },
  {
    url: rail,
    width: 1_080,
    height: 1_620,
    color: '#e6dccb',
    alt: 'Dresses and jumpers on a clothes rail, and a bag below them',
  },
  { url: tulip, width: 1_080, height: 1_350, color: '#2c3a55', alt: 'A tulip in a yellow vase beside a bowl' },
  {
    url: handbag,
    width: 1_080,
    height: 1_080,
    color: '#c9dfd2',
    alt: 'A red handbag on a plinth before a satin curtain',
  },
];

/** The picture of the nth post of a list, from 1: four in turn, with several ratios, one of them dark. */
export const postPicture = (number: number): PostPicture => posts.at((number - 1) % posts.length) ?? posts[0];
