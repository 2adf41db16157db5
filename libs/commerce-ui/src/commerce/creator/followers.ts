import type { IntlShape } from '@social-shop/i18n';
import { messages } from '../../messages.ts';

/** A number of followers, short on the screen ('18.4K followers') and whole for screen readers ('18,432 followers'). */
export function formatFollowers(intl: IntlShape, count: number): { readonly shown: string; readonly said: string } {
  const say = (shown: string) => intl.formatMessage(messages.followers, { count, shown });
  return {
    shown: say(intl.formatNumber(count, { format: 'compact' })),
    said: say(intl.formatNumber(count, { format: 'count' })),
  };
}
