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

/** The values with which a new popup of a format starts. */
export interface FormatStart {
  readonly theme: string;
  readonly design: DesignDocument;
  readonly settings: PopupSettings;
}

export interface WantedFormat {
  readonly type: PopupType;
  readonly format: string;
  readonly language: Language;
  /** The address at which browsers find its pictures. */
  readonly origin: string;
}

/** The templates for the server. Tests use a small engine. */
export interface TemplateEngine {
  /** Renders template html: docs/template-contract.md. Must not throw, whatever the design contains. */
  renderTemplate(request: TemplateRequest): { readonly html: string };
  /** Undefined if there is no such format. */
  startOf(wanted: WantedFormat): FormatStart | undefined;
}
