import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from './text.css.ts';

const names = Object.keys(text) as (keyof typeof text)[];

/** `className={text.title1}` from `@social-shop/commerce-ui/theme`. Visitors' and creators' texts use title1 or looser, never display. */
const meta = { title: 'Type' } satisfies Meta;
export default meta;

export const Styles: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {names.map((name) => (
        <p key={name} className={text[name]}>
          {name}: everything in its own light
        </p>
      ))}
    </div>
  ),
};
