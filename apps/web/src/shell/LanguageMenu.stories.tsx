import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = {
  component: FeaturePreview,
  args: { feature: { routes: [{ path: '/', element: <LanguageMenu /> }] }, path: '/', mocks: {} },
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole('button', { name: 'Language' })).click();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('menuitemradio', { name: 'English' }, { timeout: 20_000 })).toBeChecked();
    await expect(page.getAllByRole('menuitemradio')).toHaveLength(10);
  },
};
export const OpenInDark: Story = { ...Open, globals: { theme: 'dark' } };
export const OpenMirrored: Story = { ...Open, globals: { direction: 'rtl' } };
