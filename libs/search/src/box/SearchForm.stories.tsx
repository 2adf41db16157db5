import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { searchMocks } from '../testing/index.ts';
import { SearchForm } from './SearchForm.tsx';

const texts = { search: 'Search', placeholder: 'Search fashion, home, & more' };

/** A bar, and the address below it. */
function Bar() {
  const { pathname, search } = useLocation();
  return (
    <>
      <header style={{ position: 'relative', maxWidth: 640, height: 44, margin: '6px auto' }}>
        <SearchForm texts={texts} />
      </header>
      <main style={{ minHeight: 560 }}>
        <p>{pathname + search}</p>
        <button type="button">Elsewhere</button>
      </main>
    </>
  );
}

const meta = {
  component: FeaturePreview,
  subcomponents: { SearchForm },
  args: { feature: { routes: [{ path: '*', element: <Bar /> }] }, path: '/home', mocks: searchMocks() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const remembered = () => {
  const text = (query: string) => ({ objectID: query, query, type: 'post' });
  const creator = (name: string) => ({ objectID: name, query: name.toLowerCase(), name, type: 'profile' });
  localStorage.setItem('previousSearches', JSON.stringify(['linen dress', 'mushroom lamp', 'rain boots'].map(text)));
  localStorage.setItem('previousCreators', JSON.stringify(['Théa', '김하린', 'Maren Holt'].map(creator)));
};

/** Opens the box. Its code loads with the focus. */
const opened = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('searchbox', { name: 'Search' }));
  return canvas.findByRole('combobox', { name: 'Search' }, { timeout: 20_000 });
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByPlaceholderText(texts.placeholder)).toBeVisible();
  },
};

/** Without a history, three popular searches of the forty. Every story is checked by axe with its list open (K-Q11, T99). */
export const Popular: Story = {
  play: async ({ canvasElement }) => {
    const box = await opened(canvasElement);
    const group = await within(canvasElement).findByRole('group', { name: 'Popular Searches' });
    await expect(within(group).getAllByRole('option')).toHaveLength(3);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('3 suggestions');
  },
};
export const PopularOnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: playOnPhone };

export const Recent: Story = {
  beforeEach: remembered,
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    const searches = await within(canvasElement).findByRole('group', { name: 'Recent Searches' });
    await expect(within(searches).getAllByRole('option')).toHaveLength(3);
    await within(canvasElement).findByRole('group', { name: 'Recent Creators' });
    await expect(within(canvasElement).queryByRole('group', { name: 'Popular Searches' })).toBeNull();
  },
};
export const RecentInDark: Story = { ...Recent, globals: { theme: 'dark' } };
export const RecentMirrored: Story = { ...Recent, globals: { direction: 'rtl' } };

const typed: Play = async ({ canvasElement }) => {
  const box = await opened(canvasElement);
  await userEvent.type(box, 'wool coat');
  const related = await within(canvasElement).findByRole('group', { name: 'Related Searches' });
  await within(related).findByRole('option', { name: 'wool coat camel' });
  await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('7 suggestions'));
  await userEvent.keyboard('{ArrowDown}');
};
export const Typed: Story = { play: typed };
export const TypedInDark: Story = { play: typed, globals: { theme: 'dark' } };

/** The variant in which suggested creators stand below the searches (W28). */
export const Assisted: Story = {
  args: { flags: { 'search-assistance': 'on' } },
  play: async (context) => {
    await typed(context);
    const related = within(context.canvasElement).getByRole('group', { name: 'Related Searches' });
    await expect(within(related).getAllByRole('option')).toHaveLength(7);
    await expect(within(context.canvasElement).queryByRole('group', { name: 'Suggested Creators' })).toBeNull();
  },
};

/** Without the call of completions, texts come with the creators. */
export const WithoutAutocomplete: Story = {
  args: { flags: { autocomplete: 'off' } },
  play: async ({ canvasElement }) => {
    const box = await opened(canvasElement);
    await userEvent.type(box, 'wool');
    const related = await within(canvasElement).findByRole('group', { name: 'Related Searches' });
    await expect(within(related).getAllByRole('option')).toHaveLength(3);
  },
};

/** On the page of results the box has their text, and a phone its whole bar. */
export const OnResults: Story = {
  args: { path: '/search?keyword=wool+coat&type=creator' },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('combobox', { name: 'Search' }, { timeout: 20_000 });
    await expect(box).toHaveValue('wool coat');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await within(canvasElement).findByRole('group', { name: 'Popular Searches' });
    await userEvent.type(box, 'rain boots{Enter}');
    // The type stays.
    await within(canvasElement).findByText('/search?keyword=rain+boots&type=creator');
  },
};
export const OnResultsOnPhone: Story = {
  args: { path: '/search?keyword=wool+coat' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Back' }, { timeout: 20_000 })).toHaveAttribute(
      'href',
      '/home',
    );
  },
};

/** The button opens the box at once, with the focus in it; the way back closes it and gives the focus back. */
async function playOnPhone({ canvasElement }: Parameters<Play>[0]) {
  const canvas = within(canvasElement);
  const button = await canvas.findByRole('button', { name: 'Search' });
  await userEvent.click(button);
  await expect(document.activeElement).toHaveAttribute('name', 'keyword');
  await canvas.findByRole('group', { name: 'Popular Searches' }, { timeout: 20_000 });
  await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await canvas.findByRole('group', { name: 'Popular Searches' });
}
