import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { Button, ButtonLink } from './Button.tsx';

const meta = { component: Button, args: { children: 'Try Again', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Try Again' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBe(44);
  },
};
export const Secondary: Story = { args: { look: 'secondary' } };
export const Quiet: Story = { args: { look: 'quiet', children: [<Icon key="icon" name="share" />, 'Share'] } };
export const Text: Story = { args: { look: 'text' } };
export const Danger: Story = { args: { look: 'danger' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Wide: Story = { args: { wide: true, look: 'secondary' } };
export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Try Again' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Link: Story = { render: () => <ButtonLink href="/home">Discover More</ButtonLink> };

export const Board: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          {(['primary', 'secondary', 'quiet', 'text', 'danger'] as const).map((look) => (
            <Button key={look} look={look} size={size}>
              {look}
            </Button>
          ))}
          <Button size={size} loading>
            loading
          </Button>
          <Button size={size} disabled>
            disabled
          </Button>
        </div>
      ))}
    </div>
  ),
};

export const BoardInDark: Story = { ...Board, globals: { theme: 'dark' } };
