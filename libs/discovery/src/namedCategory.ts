import type { NamedCategoryKey } from '@social-shop/api-contract';
import type { Message } from '@social-shop/i18n';

/** A category that the shop itself names: its feed is that of the hashtag of the same name in lower case (W25). */
export interface NamedCategory {
  /** As addresses spell it. */
  readonly key: NamedCategoryKey;
  readonly title: Message;
  readonly subtitle: Message;
}
