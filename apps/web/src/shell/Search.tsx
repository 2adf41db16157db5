import { useIntl } from '@social-shop/i18n';
import { SearchForm } from '@social-shop/search';
import { messages } from '../messages.ts';

/** The search form of the top bar, with texts of the shell. */
export function Search() {
  const intl = useIntl();
  return (
    <SearchForm
      texts={{
        search: intl.formatMessage(messages.search),
        placeholder: intl.formatMessage(messages.searchPlaceholder),
      }}
    />
  );
}
