import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast, drawingPairs, textPairs, type Pair } from './contrast.ts';
import { text } from './text.css.ts';
import { color } from '@social-shop/tokens';
import { vars } from './vars.css.ts';

/**
 * `vars.color.<name>` in style sheets, `--color-<name>` in the browser. A colour is named after its use, and has a value in each theme.
 * Green is for the brand, links and the badge; red only for money saved, a like and danger.
 */
const meta = { title: 'Colour' } satisfies Meta;
export default meta;

type Colour = keyof typeof color.light;
const names = Object.keys(color.light) as Colour[];

/** Every colour in the chosen theme, with the values of both. */
export const Values: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' }}>
      {names.map((name) => (
        <li key={name} className={text.small}>
          <div
            style={{
              height: 48,
              background: vars.color[name],
              border: `1px solid ${vars.color.line}`,
              borderRadius: 12,
            }}
          />
          <strong>{name}</strong>
          <div>
            {color.light[name]} · {color.dark[name]}
          </div>
        </li>
      ))}
    </ul>
  ),
};

function Contrasts({ pairs, least }: { readonly pairs: readonly Pair[]; readonly least: number }) {
  return (
    <table className={text.small} style={{ borderSpacing: '12px 4px' }}>
      <caption>{least} at least</caption>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([ink, ground]) => (
          <tr key={`${ink} ${ground}`}>
            <th scope="row" style={{ textAlign: 'start', fontWeight: 400 }}>
              {ink} on {ground}
            </th>
            {(['light', 'dark'] as const).map((theme) => (
              <td key={theme}>{contrast(color[theme][ink], color[theme][ground]).toFixed(1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The allowed pairs of ink and ground, with their contrast (WCAG 2.2, 1.4.3). A test checks every figure. */
export const ContrastOfText: StoryObj = { render: () => <Contrasts pairs={textPairs} least={4.5} /> };

/** The same for icons, edges and focus rings (1.4.11). */
export const ContrastOfDrawings: StoryObj = { render: () => <Contrasts pairs={drawingPairs} least={3} /> };
