import { sessionMocks, signedIn, signedOut } from '@social-shop/auth/testing';
import { IconButton } from '@social-shop/commerce-ui';
import { FeaturePreview } from '@social-shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, type ComponentType } from 'react';
import { expect, within } from 'storybook/test';
import { SlotRoom } from './SlotRoom.tsx';
import type { Slots } from './slots.ts';
import * as css from './slots.css.ts';
import { TopBar } from './TopBar.tsx';

/** Parts of features whose code loads when the story lets it. */
function lateIslands() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = (Island: ComponentType) =>
    lazy(async () => {
      await promise;
      return { default: Island };
    });
  const slots: Slots = {
    search: {
      Island: late(() => <input type="search" aria-label="Search" style={{ width: '100%', minHeight: 44 }} />),
      room: css.search,
      shownTo: 'all',
    },
    cart: { Island: late(() => <IconButton icon="share" label="Cart" />), room: css.cart, shownTo: 'members' },
    banner: {
      Island: late(() => <aside aria-label="Get the app" style={{ minHeight: 64, background: 'canvas' }} />),
      room: css.banner,
      shownTo: 'all',
    },
  };
  return { slots, arrive: resolve };
}

const page = (slots: Slots) => ({
  routes: [
    {
      path: '/posts/1',
      element: (
        <>
          <TopBar slots={slots} />
          <SlotRoom slot={slots.banner} />
          <main>
            <h1>A page</h1>
          </main>
        </>
      ),
    },
  ],
});

const meta = {
  component: FeaturePreview,
  args: { feature: page({}), path: '/posts/1', mocks: sessionMocks() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FeaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A slot that no feature fills takes no room: the bar and the page are as without slots. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const header = await within(canvasElement).findByRole('banner');
    await expect(canvasElement.querySelector(`.${css.search}, .${css.cart}, .${css.banner}`)).toBeNull();
    await expect(header.nextElementSibling).toBe(within(canvasElement).getByRole('main'));
  },
};

/** Waits until the current state is painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Returns the position of every element. */
const places = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('header, header > *, header > * > *, main, main *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.tagName} ${x} ${y} ${width} ${height}`;
  });

/** Late parts move nothing (K-V38). */
function late(member = true): Story {
  const shown = ['Search', member ? 'Cart' : 'Get the app'];
  const islands = lateIslands();
  return {
    args: { feature: page(islands.slots), mocks: sessionMocks(member ? signedIn : signedOut) },
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      // A preview requests the session; a page has it from the start.
      if (member) await canvas.findByRole('button', { name: (name) => name.includes(signedIn.session.email) });
      else await canvas.findByText('Sign up');
      await document.fonts.ready;
      await painted();
      let shift = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { readonly value: number }).value;
      });
      observer.observe({ type: 'layout-shift' });
      const before = places(canvasElement);
      await expect(canvas.queryByLabelText('Search')).toBeNull();

      islands.arrive();
      for (const name of shown) await expect(await canvas.findByLabelText(name)).toBeVisible();
      await painted();
      await expect(places(canvasElement)).toEqual(before);
      for (const entry of observer.takeRecords())
        shift += (entry as PerformanceEntry & { readonly value: number }).value;
      await expect(shift).toBe(0);
      observer.disconnect();
    },
  };
}

export const Late: Story = late();
export const LateInDark: Story = { ...late(), globals: { theme: 'dark' } };
export const LateSignedOut: Story = late(false);
export const LateOnPhone: Story = { ...late(), globals: { viewport: { value: 'phone' } } };
export const LateOnTablet: Story = { ...late(), globals: { viewport: { value: 'tablet' } } };
export const LateMirrored: Story = { ...late(), globals: { direction: 'rtl' } };
