import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from './Icon.tsx';
import { paths } from './paths.ts';

const names = Object.keys(paths) as IconName[];

/** Decoration: the control around it has the name. A new drawing is one line in `src/icon/paths.ts`, by its name at Phosphor. */
const meta = { title: 'Icons', component: Icon, args: { name: 'share' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: 24 }}>
      {names.map((name) => (
        <li key={name} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
