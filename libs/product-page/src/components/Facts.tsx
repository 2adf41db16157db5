import { Icon } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import type { ReactNode } from 'react';
import type { RetailerProduct } from '../api.ts';
import { blocksOf, type Block } from '../formattedText.ts';
import { messages } from '../messages.ts';
import * as css from './Facts.css.ts';

/** Policies by how retailers name them; any other has its own name as title. */
const titles: Readonly<Record<string, 'shipping' | 'returns'>> = {
  shipping: 'shipping',
  'shipping-policy': 'shipping',
  returns: 'returns',
  'return-policy': 'returns',
  'refund-policy': 'returns',
};

interface FactsProps {
  readonly description: readonly Block[];
  readonly policies: RetailerProduct['policies'];
}

/** The texts about a product: its description, and the policies of its retailer. */
export function Facts({ description, policies = [] }: FactsProps) {
  const intl = useIntl();
  if (description.length === 0 && policies.length === 0) return null;
  return (
    <div className={css.facts}>
      {description.length > 0 ? <Fold title={intl.formatMessage(messages.details)} blocks={description} open /> : null}
      {policies.map(({ handle, body }) => {
        const known = titles[handle];
        const title = known ? intl.formatMessage(messages[known]) : <bdi>{handle.replaceAll('-', ' ')}</bdi>;
        return <Fold key={handle} title={title} blocks={blocksOf(body)} />;
      })}
    </div>
  );
}

function Fold({
  title,
  blocks,
  open = false,
}: {
  readonly title: ReactNode;
  readonly blocks: readonly Block[];
  readonly open?: boolean;
}) {
  return (
    <details className={css.fold} open={open}>
      <summary className={css.title}>
        {title}
        <Icon name="caretDown" className={css.caret} />
      </summary>
      <div className={css.words} dir="auto">
        {blocks.map(({ kind, text }, index) => (
          <p key={index} className={kind === 'item' ? css.item : undefined}>
            {text}
          </p>
        ))}
      </div>
    </details>
  );
}
