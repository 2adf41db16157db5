import { LazyMenu } from '@social-shop/commerce-ui';
import { lang, useIntl } from '@social-shop/i18n';
import { useRef } from 'react';
import { messages } from '../messages.ts';
import { LANGUAGE_ACTION, ReturnField } from './ReturnField.tsx';
import { useLanguages } from './useLanguages.ts';

/** The language selector of the top bar: the footer's form, sent by a menu. */
export function LanguageMenu() {
  const intl = useIntl();
  const { languages, current } = useLanguages();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const choose = (code: string) => {
    if (!form.current || !field.current) return;
    field.current.value = code;
    form.current.requestSubmit();
  };
  return (
    <>
      <form ref={form} method="post" action={LANGUAGE_ACTION} hidden>
        <ReturnField />
        <input ref={field} type="hidden" name="locale" defaultValue={current} />
      </form>
      <LazyMenu
        icon="globe"
        label={intl.formatMessage(messages.language)}
        items={languages.map(({ code, name }) => ({
          key: code,
          label: name,
          lang: lang(code),
          checked: code === current,
          onSelect: () => choose(code),
        }))}
      />
    </>
  );
}
