import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductTileSkeleton } from './ProductGridSkeleton.tsx';
import { ProductGrid } from './ProductTile.tsx';

const meta = { component: ProductTileSkeleton } satisfies Meta<typeof ProductTileSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tiles with a line below their price are higher. */
export const InGrids: Story = {
  render: () => (
    <>
      <section>
        <ProductGrid columns={4}>
          <ProductTileSkeleton />
          <ProductTileSkeleton />
        </ProductGrid>
      </section>
      <section>
        <ProductGrid columns={4}>
          <ProductTileSkeleton noted />
          <ProductTileSkeleton noted />
        </ProductGrid>
      </section>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [plain, noted] = canvasElement.querySelectorAll('section');
    await expect(noted?.offsetHeight).toBeGreaterThan(plain?.offsetHeight ?? Infinity);
  },
};
