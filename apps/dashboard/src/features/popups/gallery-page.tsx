import { TextInput } from '@mantine/core';
import {
  blankFormat,
  FORMATS,
  GALLERY,
  type Format,
  COPY,
  type Purpose,
  PURPOSES,
} from '@beckon/templates';
import { directionOf, POPUP_TYPES, type Language, type PopupType } from '@beckon/contract/values';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { LanguageChoice } from '../../components/language-choice.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { BlankCard } from './blank-card.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FormatCard } from './format-card.tsx';
import { FormatDialog } from './format-dialog.tsx';
import { formatsFor } from './formats-for.ts';
import { ImportButton } from './import-button.tsx';
import { asksForTeaser } from './search-words.ts';
import { DASHBOARD_TEXTS } from '@beckon/languages/dashboard';
import { POPUP_TYPE_TEXTS } from '@beckon/languages/popup-types';
import { useStart } from './use-start.ts';
import styles from './gallery.module.css';

const TYPES = POPUP_TYPES.filter((type) => FORMATS.some((format) => format.type === type));
const USED_PURPOSES = PURPOSES.filter((purpose) =>
  FORMATS.some((format) => format.purpose === purpose),
);

/** The filters of the gallery, and the designs that match. */
function useFilters() {
  const [type, setType] = useState<PopupType>();
  const [purpose, setPurpose] = useState<Purpose>();
  const [search, setSearch] = useState('');
  // Typing must not be delayed by the rendering of the cards.
  const shown = formatsFor({ type, purpose, search: useDeferredValue(search) });
  const showAll = () => {
    setType(undefined);
    setPurpose(undefined);
    setSearch('');
  };
  // A game cannot be blank, and owners who search do not want a blank popup.
  const mayStartBlank = type !== 'gamified' && purpose === undefined && search === '';
  return { type, setType, purpose, setPurpose, search, setSearch, shown, mayStartBlank, showAll };
}

/**
 * All ready-made designs as they will look on this site. The owner sees a design large before using
 * it.
 */
export function GalleryPage() {
  const { site } = useCurrentSite();
  const [language, setLanguage] = useState<Language>(site.settings.language);
  const [looked, setLooked] = useState<Format>();
  const { start, isBusy } = useStart(language);
  const filters = useFilters();
  const { shown, type = 'lightbox' } = filters;
  const words = DASHBOARD_TEXTS[language].gallery;
  return (
    <Page
      title={words.title}
      lead={<bdi lang={language}>{words.lead}</bdi>}
      back={{ to: ROUTES.popups, label: 'Popups' }}
      wide
      actions={
        <>
          <ImportButton language={language} />
          <LanguageChoice
            aria-label="Language of the popup"
            value={language}
            onChange={setLanguage}
          />
        </>
      }
    >
      <div lang={language} dir={directionOf(language)}>
        <Filters filters={filters} language={language} />
        <Count count={shown.length} language={language} onShowAll={filters.showAll} />
        <TeaserNote search={filters.search} language={language} />
        <ul className={styles['grid']} aria-label={words.designs}>
          {filters.mayStartBlank ? (
            <BlankCard
              type={type}
              language={language}
              isBusy={isBusy}
              onChoose={() => start(blankFormat(type))}
            />
          ) : null}
          {shown.map((format) => (
            <FormatCard
              key={`${format.type}-${format.name.en}-${language}`}
              format={format}
              language={language}
              onChoose={() => setLooked(format)}
            />
          ))}
        </ul>
      </div>
      <FormatDialog
        format={looked}
        formats={shown}
        language={language}
        isBusy={isBusy}
        onLookAt={setLooked}
        onUse={start}
      />
    </Page>
  );
}

/** For owners who search for what every design can have. */
function TeaserNote({
  search,
  language,
}: {
  readonly search: string;
  readonly language: Language;
}) {
  if (!asksForTeaser(search)) return null;
  return (
    <p className={styles['count']} role="status">
      {DASHBOARD_TEXTS[language].gallery.teaser}
    </p>
  );
}

interface FiltersProps {
  readonly filters: ReturnType<typeof useFilters>;
  readonly language: Language;
}

function Filters({ filters, language }: FiltersProps) {
  const words = DASHBOARD_TEXTS[language].gallery;
  return (
    <>
      <TextInput
        className={styles['search']}
        // An empty field has no text of which the browser could derive the direction.
        dir={directionOf(language)}
        aria-label={words.search}
        placeholder={words.searchHint}
        value={filters.search}
        type="search"
        size="md"
        leftSection={<IconSearch size={18} aria-hidden />}
        onChange={(event) => filters.setSearch(event.currentTarget.value)}
      />
      <FilterChips
        label={words.kind}
        all={words.everyKind}
        choices={TYPES.map((one) => ({ value: one, label: POPUP_TYPE_TEXTS[language][one] }))}
        value={filters.type}
        onChange={filters.setType}
      />
      <FilterChips
        label={words.purpose}
        all={words.anyPurpose}
        choices={USED_PURPOSES.map((one) => ({ value: one, label: COPY[language].purposes[one] }))}
        value={filters.purpose}
        onChange={filters.setPurpose}
      />
    </>
  );
}

interface CountProps {
  readonly count: number;
  readonly language: Language;
  readonly onShowAll: () => void;
}

function Count({ count, language, onShowAll }: CountProps) {
  const words = DASHBOARD_TEXTS[language].gallery;
  return (
    <p className={styles['count']} role="status">
      {words.count(count)}
      {count === GALLERY.length ? null : (
        <>
          {' '}
          <button type="button" onClick={onShowAll}>
            {words.showAll}
          </button>
        </>
      )}
    </p>
  );
}
