import type { ReactElement } from 'react';
import {
  CONSENT_DOCUMENTS,
  type ConsentDesign,
  type ConsentTexts,
  type ConsentType,
} from '@beckon/contract/consent';
import { directionOf, type Language } from '@beckon/contract/values';
import { Categories } from './categories.tsx';
import { CloseIcon } from './icons.tsx';

export interface BannerProps {
  readonly design: ConsentDesign;
  readonly language: Language;
  /** The consent type of the visitors who see this banner: opt-in or opt-out. */
  readonly type: ConsentType;
  readonly bannerId: number;
}

/** The consent banner, hidden until the script shows it. docs/behaviour/consent-server.md#publishing */
export function Banner(props: BannerProps): ReactElement {
  const { design, language, type, bannerId } = props;
  const texts = design.texts[language];
  const headerId = `cmplz-header-${bannerId}-${type}`;
  const messageId = `cmplz-message-${bannerId}-${type}`;
  return (
    <div
      className={classesOf(props)}
      role="dialog"
      aria-modal={design.hasWall ? 'true' : undefined}
      aria-labelledby={headerId}
      aria-describedby={messageId}
      data-nosnippet="true"
      lang={language}
      dir={directionOf(language)}
    >
      <div className="cmplz-header">
        <h2 className="cmplz-title" id={headerId}>
          {texts.title}
        </h2>
        {design.hasWall ? null : (
          <button type="button" className="cmplz-close" aria-label={texts.close}>
            <CloseIcon />
          </button>
        )}
      </div>
      <div className="cmplz-body">
        <p className="cmplz-message" id={messageId}>
          {type === 'optout' ? texts.optoutMessage : texts.message}
        </p>
        <Categories {...props} idSuffix="" />
      </div>
      <Buttons texts={texts} />
      <Documents design={design} />
    </div>
  );
}

function classesOf({ design, type, bannerId }: BannerProps): string {
  return [
    'cmplz-cookiebanner',
    'cmplz-hidden',
    `banner-${bannerId}`,
    type,
    `cmplz-${design.position}`,
    `cmplz-categories-type-${design.categoryView}`,
  ].join(' ');
}

function Buttons({ texts }: { readonly texts: ConsentTexts }): ReactElement {
  return (
    <div className="cmplz-buttons">
      <button type="button" className="cmplz-btn cmplz-accept">
        {texts.accept}
      </button>
      <button type="button" className="cmplz-btn cmplz-deny">
        {texts.deny}
      </button>
      <button type="button" className="cmplz-btn cmplz-view-preferences">
        {texts.viewPreferences}
      </button>
      <button type="button" className="cmplz-btn cmplz-save-preferences">
        {texts.savePreferences}
      </button>
    </div>
  );
}

/**
 * Links to documents. The script fills in address and title, and shows the links of the visitor's
 * region.
 */
function Documents({ design }: { readonly design: ConsentDesign }): ReactElement {
  return (
    <div className="cmplz-links cmplz-documents">
      {CONSENT_DOCUMENTS.filter(([, name]) => design.links[name] !== '').map(([type]) => (
        <a key={type} className={`cmplz-link ${type}`} href="#" data-relative_url="">
          {'{title}'}
        </a>
      ))}
    </div>
  );
}
