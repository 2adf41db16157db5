import { useIntl } from '@social-shop/i18n';
import { PageHead, useSite } from '@social-shop/routing';
import { messages } from '../messages.ts';
import { legalPaths } from '../paths.ts';
import { ConsentChoice } from './ConsentChoice.tsx';
import * as css from './CookiesPage.css.ts';
import { stored, type Stored } from './stored.ts';

/** `/legal/cookies`: the visitor's choice, and all that is kept in their browser. */
export function Component() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.pageTitle);
  return (
    <div className={css.page}>
      <PageHead title={title} path={legalPaths.cookies()} description={intl.formatMessage(messages.pageLead)} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{intl.formatMessage(messages.pageLead)}</p>
      <ConsentChoice />
      <StoredTable title={messages.needed} note={messages.neededNote} rows={stored.needed} />
      <StoredTable title={messages.settings} note={messages.settingsNote} rows={stored.settings} />
      <StoredTable title={messages.afterConsent} note={messages.afterConsentNote} rows={stored.afterConsent} />
    </div>
  );
}

type Text = (typeof messages)[keyof typeof messages];

interface StoredTableProps {
  readonly title: Text;
  readonly note: Text;
  readonly rows: readonly Stored[];
}

/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones cells are blocks, which takes their own role away */
function StoredTable({ title, note, rows }: StoredTableProps) {
  const intl = useIntl();
  const host = useSite().publicUrl.startsWith('https:') ? '__Host-' : '';
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{intl.formatMessage(title)}</h2>
      <p className={css.note}>{intl.formatMessage(note)}</p>
      <table className={css.table} role="table" aria-label={intl.formatMessage(title)}>
        <thead className={css.head}>
          <tr role="row">
            {[messages.name, messages.purpose, messages.lasts].map((column) => (
              <th key={column.id} role="columnheader" scope="col" className={css.column}>
                {intl.formatMessage(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map(({ name, prefixed, storage, purpose, lasts }) => (
            <tr key={`${name} ${storage}`} role="row" className={css.row}>
              <th role="rowheader" scope="row" className={css.name}>
                <bdi>{prefixed ? host + name : name}</bdi>
                {storage ? <span className={css.storage}> {intl.formatMessage(messages.storage)}</span> : null}
              </th>
              <td role="cell" className={css.purpose}>
                {intl.formatMessage(purpose)}
              </td>
              <td role="cell" className={css.lasts}>
                {intl.formatMessage(lasts)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
/* eslint-enable jsx-a11y/no-interactive-element-to-noninteractive-role -- the tables end here */
