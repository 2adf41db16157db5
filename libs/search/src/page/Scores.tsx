import { Button, TextField } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { messages } from '../messages.ts';
import { searchPaths } from '../paths.ts';
import type { Facts } from './facts.ts';
import * as css from './Scores.css.ts';
import { alphaOf, selectionPath, type Selection } from './selection.ts';

const scoreLine = (id: string, score: number) => `${score.toFixed(4)} ${id}`;

/** The scores of the first hits and the weight of popularity, for those who tune the search (S24). */
export function Scores({
  selection,
  scores,
}: {
  readonly selection: Selection;
  readonly scores: NonNullable<Facts['scores']>;
}) {
  const intl = useIntl();
  const { alpha } = selection;
  const isWrong = alpha !== undefined && alpha !== '' && alphaOf(selection) === undefined;
  const kept = new URL(selectionPath({ ...selection, alpha: undefined }), 'https://shop.invalid').searchParams;
  return (
    <section className={css.scores} aria-label={intl.formatMessage(messages.scores)}>
      <form action={searchPaths.page()} className={css.form}>
        {[...kept].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <TextField
          key={alpha}
          name="alpha"
          inputMode="decimal"
          defaultValue={alpha}
          label={intl.formatMessage(messages.alpha)}
          error={isWrong ? intl.formatMessage(messages.wrongAlpha) : undefined}
        />
        <Button type="submit" look="secondary">
          {intl.formatMessage(messages.apply)}
        </Button>
      </form>
      <ol className={css.list}>
        {scores.map(({ id, score }) => (
          <li key={id}>
            <code>{scoreLine(id, score)}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
