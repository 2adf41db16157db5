import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MasonryList } from './MasonryList.tsx';

interface Card {
  readonly id: string;
  readonly share: number;
}

const cards = (count: number): Card[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `card-${index + 1}`,
    share: [12_500, 10_000, 15_000][index % 3] ?? 0,
  }));

const keyOf = ({ id }: Card) => id;
const sizeOf = ({ share }: Card) => ({ share, fixed: 0 });
const renderTile = ({ id, share }: Card) => (
  <svg viewBox={`0 0 10000 ${share}`} width="100%" style={{ display: 'block' }}>
    <title id={id}>{id}</title>
    <rect width="10000" height={share} rx="400" fill="#cfdcea" />
  </svg>
);

interface CardsProps {
  readonly count: number;
  readonly onNearEnd?: () => void;
}

function Cards({ count, onNearEnd }: CardsProps) {
  return (
    <MasonryList
      items={cards(count)}
      keyOf={keyOf}
      sizeOf={sizeOf}
      labelIdOf={keyOf}
      renderTile={renderTile}
      label="Cards"
      busy={count === 0}
      complete={!onNearEnd}
      {...(onNearEnd && { onNearEnd })}
    />
  );
}

const meta = { component: Cards, args: { count: 12 } } satisfies Meta<typeof Cards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvasElement }) => {
    const feed = within(canvasElement).getByRole('feed', { name: 'Cards' });
    const [first] = within(feed).getAllByRole('article');
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(first).toHaveAttribute('aria-setsize', '12');
    first?.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(within(feed).getByRole('article', { name: 'card-2' })).toHaveFocus();
  },
};

/** Only tiles near the window are mounted. */
export const Thousands: Story = {
  args: { count: 5_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article').length).toBeLessThan(100);
  },
};

/** Height of the marker in px (specification 1, section 9). It has no role, so it is hidden from screen readers. */
const showsMarker =
  (height: number): Story['play'] =>
  async ({ canvasElement, args }) => {
    const feed = within(canvasElement).getByRole('feed', { name: 'Cards' });
    const marker = feed.querySelector(':scope > [aria-hidden]');
    await expect(marker?.getBoundingClientRect().height).toBe(height);
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalled());
  };

export const NothingYet: Story = { args: { count: 0, onNearEnd: fn() }, play: showsMarker(32) };
export const GoingOn: Story = { args: { count: 4, onNearEnd: fn() }, play: showsMarker(200) };
