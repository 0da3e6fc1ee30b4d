import type { DesignDocument } from '@beckon/contract/owner-calls';
import type { OwnLook, PopupSettings } from '@beckon/contract/settings';
import type { Language, PopupType } from '@beckon/contract/values';

export interface TemplateRequest {
  readonly popupId: string;
  readonly type: PopupType;
  readonly format: string;
  readonly theme: string;
  /** The owner's own colours and font, which replace the theme's. */
  readonly look?: OwnLook | undefined;
  readonly language: Language;
  readonly design: DesignDocument;
}

/** What a new popup of a format begins with. */
export interface FormatStart {
  readonly theme: string;
  readonly design: DesignDocument;
  readonly settings: PopupSettings;
}

export interface WantedFormat {
  readonly type: PopupType;
  readonly format: string;
  readonly language: Language;
  /** Where browsers find its pictures. */
  readonly origin: string;
}

/** The templates as the server needs them; tests use a small one. */
export interface TemplateEngine {
  /** Template html of docs/template-contract.md. Must not throw, whatever is in the design. */
  renderTemplate(request: TemplateRequest): { readonly html: string };
  /** Undefined: there is no such format. */
  startOf(wanted: WantedFormat): FormatStart | undefined;
}
