import { Tab, Tabs } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { messages } from '../messages.ts';
import { feedsPaths } from '../paths.ts';

/** The pages of home. */
const tabs = ['discover', 'following', 'forYou'] as const;

/** The navigation between the pages of home. The last two send visitors who are not signed in to log-in (S12). */
export function HomeTabs({ current }: { readonly current: (typeof tabs)[number] }) {
  const intl = useIntl();
  return (
    <Tabs label={intl.formatMessage(messages.home)}>
      {tabs.map((tab) => (
        <Tab key={tab} href={feedsPaths[tab]()} current={tab === current}>
          {intl.formatMessage(messages[tab])}
        </Tab>
      ))}
    </Tabs>
  );
}
