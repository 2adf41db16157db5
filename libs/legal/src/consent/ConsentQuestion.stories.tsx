import { BottomItem } from '@social-shop/commerce-ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConsentQuestion } from './ConsentQuestion.tsx';

const meta = {
  component: ConsentQuestion,
  args: { from: '/home' },
  render: (args) => (
    <main style={{ minHeight: 320 }}>
      <BottomItem place="consent">
        <ConsentQuestion {...args} />
      </BottomItem>
    </main>
  ),
} satisfies Meta<typeof ConsentQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both answers have the same weight and width. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const buttons = await page.findAllByRole('button', { name: /./ });
    await expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
    await expect(new Set(buttons.map(({ offsetWidth }) => offsetWidth)).size).toBe(1);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InDark: Story = { globals: { theme: 'dark' } };
export const InGerman: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const Mirrored: Story = { globals: { direction: 'rtl' } };
