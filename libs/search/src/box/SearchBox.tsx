import { Drawing, Icon, IconButton, VisuallyHidden } from '@social-shop/commerce-ui';
import { useFlag } from '@social-shop/experiments';
import { useIntl } from '@social-shop/i18n';
import { Link, paths } from '@social-shop/routing';
import arrowLeft from 'icon:arrow-left';
import { useEffect, useId, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { assists } from '../flags.ts';
import { messages } from '../messages.ts';
import { setText, useText, useTextOfPage } from './boxText.ts';
import { groupsOf, type Row } from './groups.ts';
import { useHistory } from './history.ts';
import { pickPopular } from './popular.ts';
import * as css from './SearchBox.css.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './suggestions.ts';
import { useChoices } from './useChoices.ts';
import { useCombobox } from './useCombobox.ts';
import { useFormEvents } from './useFormEvents.ts';
import { useRotatingPlaceholder } from './useRotatingPlaceholder.ts';

interface SearchBoxProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The text that the page shows results for; otherwise empty. */
  readonly keyword: string;
  readonly type: string | undefined;
  /** Closes the box of a phone. */
  readonly close: () => void;
}

const hasFocus = () => document.activeElement?.getAttribute('name') === 'keyword';

/** The places of the popular searches that the server has chosen for the page. */
const popularPlaces = () =>
  document.querySelector<HTMLElement>('form[data-popular]')?.dataset['popular'] ?? pickPopular();

/**
 * What the search box does beyond its form: it suggests, and it searches without loading a document. It listens to the elements of the form,
 * which stay those that the server has rendered.
 */
export function SearchBox({ form, input, keyword, type, close }: SearchBoxProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { key } = useLocation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // No late response opens the list (K-Q07).
  const [isOpen, setOpen] = useState(hasFocus);
  const open = () => setOpen(true);
  const shut = () => setOpen(false);
  // Another page closes it.
  useEffect(() => () => setOpen(false), [key]);

  const text = useText(input);
  const [popular] = useState(popularPlaces);
  const terms = intl.formatMessage(messages.popularTerms).split('|');
  const groups = groupsOf({
    text,
    history: useHistory(),
    popular: popular.split(' ').flatMap((place) => terms[Number(place)] ?? []),
    suggestions: useSuggestions(text, isOpen),
    assists: useFlag(assists),
  });
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const isShown = isOpen && count > 0;
  const { choose, search } = useChoices({ type, typed: text });

  /** Closes the list, and on a phone the box with it. */
  const leave = () => {
    const hadFocus = hasFocus();
    shut();
    close();
    // The button that has opened the box.
    if (hadFocus) requestAnimationFrame(() => hasFocus() || form.current?.querySelector('button')?.focus());
  };
  /** A search has begun: no list, and no keyboard of a phone. */
  const finish = () => {
    shut();
    input.current?.blur();
  };
  const chosen = (row: Row, position: number) => {
    if ('text' in row) setText(input, row.text);
    choose(row, position);
    finish();
  };
  const clear = () => {
    setText(input, '');
    input.current?.focus();
  };
  /** On a phone. The first page of a visit has none before it: there the link leads home. */
  const goBack = (event: MouseEvent) => {
    const hasPrevious = Boolean((window.history.state as { readonly idx?: number } | null)?.idx);
    if (isOpen) leave();
    else if (hasPrevious) void navigate(-1);
    else return;
    event.preventDefault();
  };
  const submit = () => {
    if (search(text)) finish();
  };
  useFormEvents({ form, input, open, shut, onSubmit: submit });
  useCombobox({ form, input, list, isOpen, isShown, open, close: leave });
  useRotatingPlaceholder(input);
  useTextOfPage(input, keyword);

  return (
    <>
      <Link className={css.back} href={paths.home()} aria-label={intl.formatMessage(messages.back)} onClick={goBack}>
        <Drawing path={arrowLeft} />
      </Link>
      <IconButton
        className={css.clear}
        icon={<Icon name="close" size={16} />}
        label={intl.formatMessage(messages.empty)}
        onClick={clear}
      />
      <SuggestionList list={list} id={id} groups={groups} text={text} isOpen={isOpen} onChoose={chosen} />
      <VisuallyHidden>
        <span role="status">{isOpen ? intl.formatMessage(messages.suggestionCount, { count }) : ''}</span>
      </VisuallyHidden>
    </>
  );
}
