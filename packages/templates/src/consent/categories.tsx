import type { ReactElement } from 'react';
import {
  CONSENT_CATEGORIES,
  type ConsentCategory,
  type ConsentDesign,
  type ConsentTexts,
  type ConsentType,
} from '@beckon/contract/consent';
import type { Language } from '@beckon/contract/values';
import { ArrowIcon } from './icons.tsx';
import { ServiceBoxes } from './service-boxes.tsx';

export interface CategoriesProps {
  readonly design: ConsentDesign;
  readonly language: Language;
  readonly type: ConsentType;
  readonly bannerId: number;
  /** Keeps ids unique if the panel and the banner are on the same page. */
  readonly idSuffix: string;
}

/**
 * One row per category, with its switch. If visitors choose by service, the row also lists the
 * category's services. Banner and panel use the same rows.
 */
export function Categories(props: CategoriesProps): ReactElement {
  const { design, language } = props;
  const shown = CONSENT_CATEGORIES.filter(
    (category) => category === 'functional' || design.categories.includes(category),
  );
  return (
    <div className="cmplz-categories">
      {shown.map((category) => (
        <Category key={category} {...props} category={category} texts={design.texts[language]} />
      ))}
    </div>
  );
}

interface CategoryProps extends CategoriesProps {
  readonly category: ConsentCategory;
  readonly texts: ConsentTexts;
}

function Category({
  design,
  category,
  texts,
  type,
  bannerId,
  idSuffix,
}: CategoryProps): ReactElement {
  const key = `${category}-${bannerId}-${type}${idSuffix}`;
  const titleId = `cmplz-title-${key}`;
  const textId = `cmplz-desc-${key}`;
  const checkboxId = `cmplz-${category}-${type}${idSuffix}`;
  const isFunctional = category === 'functional';
  return (
    <div className={`cmplz-category cmplz-${category}`}>
      <div className="cmplz-category-header">
        <button
          type="button"
          className="cmplz-category-toggle"
          aria-expanded="false"
          aria-controls={textId}
        >
          <ArrowIcon />
          <span className="cmplz-category-title" id={titleId}>
            {texts[category]}
          </span>
        </button>
        {isFunctional ? <span className="cmplz-always-active">{texts.alwaysActive}</span> : null}
        <label className="cmplz-banner-checkbox" hidden={isFunctional}>
          <input
            type="checkbox"
            id={checkboxId}
            className={`cmplz-consent-checkbox cmplz-${category}`}
            data-category={`cmplz_${category}`}
            aria-labelledby={titleId}
            defaultChecked={isFunctional}
            disabled={isFunctional}
          />
          <span className="cmplz-label" />
        </label>
      </div>
      <p className={`cmplz-description cmplz-description-${category}`} id={textId} hidden>
        {texts[`${category}Text`]}
      </p>
      {design.asksPerService && !isFunctional ? (
        <ServiceBoxes services={design.services} category={category} titleId={titleId} />
      ) : null}
    </div>
  );
}
