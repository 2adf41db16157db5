import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from './text.css.ts';
import { breakpoint, elevation, layer, radius, space } from '@social-shop/tokens';
import { vars } from './vars.css.ts';

/** Space, corners, shadows, breakpoints and layers. Inside a group 8, between groups 16 to 24, between sections 64. */
const meta = { title: 'Space and shape' } satisfies Meta;
export default meta;

const list = { display: 'grid', gap: 12 } as const;
const row = { display: 'flex', alignItems: 'center', gap: 12 } as const;

/** `vars.space[16]` */
export const Space: StoryObj = {
  render: () => (
    <ul className={text.small} style={list}>
      {Object.values(space).map((size) => (
        <li key={size} style={row}>
          <span style={{ width: size, height: 16, background: vars.color.brand }} />
          {size}
        </li>
      ))}
    </ul>
  ),
};

/** `vars.radius.md`: chips xs, thumbs sm, pictures and inputs md, dialogs lg, buttons and avatars pill. */
export const Corners: StoryObj = {
  render: () => (
    <ul className={text.small} style={{ ...row, flexWrap: 'wrap' }}>
      {Object.entries(radius).map(([name, size]) => (
        <li key={name}>
          <div style={{ width: 96, height: 64, background: vars.color.sunken, borderRadius: size }} />
          {name}, {size}
        </li>
      ))}
    </ul>
  ),
};

/** `vars.elevation.rest`: a card, a menu, a modal layer. Never a border and a shadow together. */
export const Shadows: StoryObj = {
  render: () => (
    <ul className={text.small} style={{ ...row, flexWrap: 'wrap', gap: 32 }}>
      {(Object.keys(elevation.light) as (keyof typeof elevation.light)[]).map((name) => (
        <li key={name}>
          <div
            style={{
              width: 128,
              height: 64,
              marginBlockEnd: 12,
              background: vars.color.surface,
              boxShadow: vars.elevation[name],
            }}
          />
          {name}
        </li>
      ))}
    </ul>
  ),
};

const table = (rows: Readonly<Record<string, number>>, unit: string) => (
  <dl
    className={text.small}
    style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 24, rowGap: 4 }}
  >
    {Object.entries(rows).map(([name, value]) => (
      <div key={name} style={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>
          {value}
          {unit}
        </dd>
      </div>
    ))}
  </dl>
);

/** `media.sm`, `media.md`, `media.lg`: from this width on. */
export const Breakpoints: StoryObj = { render: () => table(breakpoint, ' px') };

/** The order of layers. */
export const Layers: StoryObj = { render: () => table(layer, '') };
