import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../primitives/Button.tsx';
import { ListState } from './ListState.tsx';
import { ProductGridSkeleton } from './product/ProductGridSkeleton.tsx';

const retry = fn();

const meta = { component: ListState, args: { status: 'pending' } } satisfies Meta<typeof ListState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const PendingWithSkeletons: Story = { args: { status: 'pending', skeleton: <ProductGridSkeleton count={4} /> } };

export const Failed: Story = {
  args: { status: 'error', onRetry: retry },
  play: async ({ canvasElement }) => {
    retry.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error Loading LTKs.');
    await expect(canvasElement).not.toHaveTextContent('No results found.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const FailedByName: Story = { args: { status: 'error', onRetry: retry, title: 'Error loading products.' } };

export const Empty: Story = {
  args: {
    status: 'empty',
    children: (
      <ButtonLink href="/home" look="quiet" size="sm">
        Discover
      </ButtonLink>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('No results found.');
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

/** If a retry would fail again, 'Try Again' links to the start of the list. */
export const ErrorThatStartsOver: Story = { args: { status: 'error', href: '/home' } };
