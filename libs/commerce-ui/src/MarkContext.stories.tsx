import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductTile } from './commerce/product/ProductTile.tsx';
import { MarkContext } from './Marked.tsx';
import { product } from './testing/fixtures.ts';

const meta = {
  component: MarkContext,
  args: { value: undefined, children: <ProductTile product={product} /> },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
} satisfies Meta<typeof MarkContext>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The brand and name of a product, each marked at its first word. */
export const FirstWord: Story = {
  args: {
    value(name) {
      const [word, ...others] = name.split(' ');
      return (
        <>
          <mark>{word}</mark> {others.join(' ')}
        </>
      );
    },
  },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(['Alder', 'Washed']);
    await expect(canvasElement).toHaveTextContent('Washed linen wrap dress');
  },
};
