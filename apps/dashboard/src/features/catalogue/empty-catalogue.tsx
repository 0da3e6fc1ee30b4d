import { CATALOGUE_FORMATS, type CatalogueFormat } from '@beckon/contract/values';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import styles from './catalogue.module.css';
import { FORMAT_WORDS } from './format-words.ts';

interface EmptyCatalogueProps {
  readonly onChoose: (format: CatalogueFormat) => void;
}

/** For a site without products: says what products are for, and offers the ways to import them. */
export function EmptyCatalogue({ onChoose }: EmptyCatalogueProps) {
  return (
    <>
      <EmptyState
        title="Bring your products in"
        text="Popups can then recommend them: the ones you choose, a collection, what a visitor looked at, or what others bought."
      />
      <ul className={styles['ways']} aria-label="Ways to import products">
        {CATALOGUE_FORMATS.map((format) => (
          <li key={format}>
            <button type="button" className={styles['way']} onClick={() => onChoose(format)}>
              <strong>{FORMAT_WORDS[format].label}</strong>
              <span>{FORMAT_WORDS[format].about}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
