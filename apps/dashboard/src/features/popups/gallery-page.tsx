import { TextInput } from '@mantine/core';
import { freeName } from '@beckon/contract/decide';
import { FORMATS, type Format, COPY, type Purpose, PURPOSES } from '@beckon/templates';
import type { CreatePopupRequest } from '@beckon/contract/owner-calls';
import type { Language, PopupType } from '@beckon/contract/values';
import { POPUP_TYPES } from '@beckon/contract/values';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { ROUTES, editPopupPath } from '../../lib/routes.ts';
import { LanguageChoice } from '../../components/language-choice.tsx';
import { Page } from '../../components/ui/page.tsx';
import { popupsQuery, useCreatePopup } from '../../lib/api/popups.ts';
import { useCurrentSite } from '../../lib/current-site.ts';
import { notifyFailed } from '../../lib/notify.ts';
import { TYPE_WORDS } from '../../lib/popup-words.ts';
import { settingsOfFormat } from '../../lib/preview/settings-of-format.ts';
import { FilterChips } from './filter-chips.tsx';
import { FormatCard } from './format-card.tsx';
import { formatsFor } from './formats-for.ts';
import styles from './gallery.module.css';

const TYPES = POPUP_TYPES.filter((type) => FORMATS.some((format) => format.type === type));
const USED_PURPOSES = PURPOSES.filter((purpose) =>
  FORMATS.some((format) => format.purpose === purpose),
);

/** What to ask of the server; a game comes with the prizes that its card shows. */
function requestFor(
  format: Format,
  language: Language,
  takenNames: readonly string[],
): CreatePopupRequest {
  const { type, format: number, theme } = format;
  const request = {
    name: freeName(format.name[language], takenNames),
    type,
    format: number,
    theme,
    language,
  };
  return type === 'gamified'
    ? { ...request, settings: settingsOfFormat(format, language) }
    : request;
}

/** What the owner looks for, and the designs that fit. */
function useFilters() {
  const [type, setType] = useState<PopupType>();
  const [purpose, setPurpose] = useState<Purpose>();
  const [search, setSearch] = useState('');
  // Typing must not wait for the cards.
  const shown = formatsFor({ type, purpose, search: useDeferredValue(search) });
  const showAll = () => {
    setType(undefined);
    setPurpose(undefined);
    setSearch('');
  };
  return { type, setType, purpose, setPurpose, search, setSearch, shown, showAll };
}

/** Every ready-made design, drawn as it will look; choosing one makes a draft and opens it. */
export function GalleryPage() {
  const { site } = useCurrentSite();
  const navigate = useNavigate();
  const create = useCreatePopup(site.id);
  const popups = useQuery(popupsQuery(site.id));
  const [language, setLanguage] = useState<Language>(site.settings.language);
  const filters = useFilters();
  const { shown } = filters;
  const start = (format: Format) => {
    create.mutate(
      requestFor(
        format,
        language,
        (popups.data ?? []).map((popup) => popup.name),
      ),
      {
        onError: notifyFailed,
        onSuccess: (popup) => void navigate(editPopupPath(popup.id)),
      },
    );
  };
  return (
    <Page
      title="Choose a design"
      lead="Pick the one that comes closest. Texts, colours and fields are yours to change."
      back={{ to: ROUTES.popups, label: 'Popups' }}
      wide
      actions={
        <LanguageChoice
          aria-label="Language of the popup"
          value={language}
          onChange={setLanguage}
        />
      }
    >
      <Filters filters={filters} />
      <Count count={shown.length} onShowAll={filters.showAll} />
      <ul className={styles['grid']} aria-label="Designs">
        {shown.map((format) => (
          <FormatCard
            key={`${format.type}-${format.format}-${language}`}
            format={format}
            language={language}
            brand={site.settings.brand}
            isBusy={create.isPending}
            onChoose={() => start(format)}
          />
        ))}
      </ul>
    </Page>
  );
}

function Filters({ filters }: { readonly filters: ReturnType<typeof useFilters> }) {
  return (
    <>
      <TextInput
        className={styles['search']}
        aria-label="Search designs"
        placeholder="Search: newsletter, cart, ticket, slide-in …"
        value={filters.search}
        type="search"
        size="md"
        leftSection={<IconSearch size={18} aria-hidden />}
        onChange={(event) => filters.setSearch(event.currentTarget.value)}
      />
      <FilterChips
        label="Kind"
        all="Every kind"
        choices={TYPES.map((one) => ({ value: one, label: TYPE_WORDS[one] }))}
        value={filters.type}
        onChange={filters.setType}
      />
      <FilterChips
        label="Purpose"
        all="Any purpose"
        choices={USED_PURPOSES.map((one) => ({ value: one, label: COPY.en.purposes[one] }))}
        value={filters.purpose}
        onChange={filters.setPurpose}
      />
    </>
  );
}

interface CountProps {
  readonly count: number;
  readonly onShowAll: () => void;
}

function Count({ count, onShowAll }: CountProps) {
  return (
    <p className={styles['count']} role="status">
      {count === 0 ? 'No design fits.' : count === 1 ? '1 design' : `${count} designs`}
      {count === FORMATS.length ? null : (
        <>
          {' '}
          <button type="button" onClick={onShowAll}>
            Show all
          </button>
        </>
      )}
    </p>
  );
}
