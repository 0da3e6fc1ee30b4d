import { directionOf, type Language } from '@beckon/contract/values';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Messages } from '../../messages/messages-for.ts';
import { findCountries, type ListedCountry } from './list-countries.ts';

interface CountryListProps {
  readonly id: string;
  readonly countries: readonly ListedCountry[];
  readonly current: string;
  readonly language: Language;
  readonly messages: Messages;
  readonly onChoose: (country: string) => void;
}

const PAGE = 8;

/**
 * A search input over the list of countries. Arrows move through the list, Enter chooses. The focus
 * stays in the search input.
 */
export function CountryList(props: CountryListProps): ReactNode {
  const { id, current, language, messages, onChoose } = props;
  const { query, found, active, listRef, search, handleKey } = useCountrySearch(props);
  return (
    <div className="bk-countries" dir={directionOf(language)}>
      <input
        data-focus-first=""
        type="text"
        className="bk-input bk-country-search"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active && `${id}-${active.code}`}
        aria-label={messages.search}
        placeholder={messages.search}
        autoComplete="off"
        value={query}
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <ul
        ref={listRef}
        id={id}
        className="bk-country-list"
        role="listbox"
        aria-label={messages.countries}
      >
        {found.map((country) => (
          <CountryOption
            key={country.code}
            id={`${id}-${country.code}`}
            country={country}
            isActive={country === active}
            isCurrent={country.code === current}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <p className="bk-no-results" role="status">
        {found.length === 0 ? messages.noResults : ''}
      </p>
    </div>
  );
}

/** The query, the matching countries, and the country that Enter would choose. */
function useCountrySearch({ countries, current, onChoose }: CountryListProps) {
  const [query, setQuery] = useState('');
  const [activeCode, setActive] = useState<string | undefined>(current);
  const listRef = useRef<HTMLUListElement>(null);
  const found = findCountries(countries, query);
  const activeIndex = Math.max(
    0,
    found.findIndex(({ code }) => code === activeCode),
  );
  const active = found[activeIndex];

  useEffect(() => {
    const option = listRef.current?.children[activeIndex];
    option?.scrollIntoView?.({ block: option.ariaSelected === 'true' ? 'center' : 'nearest' });
  }, [activeIndex, query]);

  function search(text: string): void {
    setQuery(text);
    setActive(undefined);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active !== undefined) onChoose(active.code);
      return;
    }
    const index = indexAfter(event.key, activeIndex, found.length);
    if (index === undefined) return;
    event.preventDefault();
    setActive(found[index]?.code ?? current);
  }

  return { query, found, active, listRef, search, handleKey };
}

interface CountryOptionProps {
  readonly id: string;
  readonly country: ListedCountry;
  readonly isActive: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: (country: string) => void;
}

function CountryOption({
  id,
  country,
  isActive,
  isCurrent,
  onChoose,
}: CountryOptionProps): ReactNode {
  return (
    <li
      id={id}
      className="bk-country-option"
      role="option"
      aria-selected={isCurrent}
      data-active={isActive ? true : undefined}
      // Keeps the focus in the search input.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(country.code)}
    >
      <span className="bk-flag" aria-hidden="true">
        {country.flag}
      </span>
      <span className="bk-country-name">{country.name}</span>
      <bdi className="bk-calling-code" dir="ltr">
        {country.callingCode}
      </bdi>
    </li>
  );
}

function indexAfter(key: string, index: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (index + 1) % count,
    ArrowUp: (index - 1 + count) % count,
    PageDown: index + PAGE,
    PageUp: index - PAGE,
  };
  const target = targets[key];
  return target === undefined || count === 0 ? undefined : Math.max(0, Math.min(count - 1, target));
}
