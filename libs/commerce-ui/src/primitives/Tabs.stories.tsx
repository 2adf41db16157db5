import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Tab, Tabs } from './Tabs.tsx';

const meta = { component: Tabs, args: { label: 'Home', children: null } } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Posts', 'Products', 'Collections', 'Product Sets', 'Gift Guides'];

export const Several: Story = {
  args: {
    children: names.map((name, index) => (
      <Tab key={name} href={`/${index}`} current={index === 0}>
        {name}
      </Tab>
    )),
  },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Posts');
  },
};

export const Narrow: Story = {
  ...Several,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
