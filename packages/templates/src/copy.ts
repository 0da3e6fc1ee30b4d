import type { FormatCopy } from '@beckon/languages/copy';
import { DESIGN_TEXTS, type DesignTexts } from '@beckon/languages/designs';
import type { Language, PopupType } from '@beckon/contract/values';
import type { Purpose } from './formats/purposes.ts';
import type { NetworkName } from './social/network-names.ts';
import type { ThemeName } from './themes/theme.ts';

/** The types with their own formats. `content` uses those of lightbox. */
export type TypeWithFormats = Exclude<PopupType, 'content'>;

/** Texts that many formats share: fields, units of time, ways to close, networks. */
export type SharedCopy = DesignTexts['shared'] & {
  readonly networks: Readonly<Record<NetworkName, string>>;
};

/**
 * The texts that designs need in each language: for all formats, game looks, purposes, themes and
 * networks.
 */
interface LanguageCopy extends DesignTexts {
  readonly formats: DesignTexts['formats'] & Readonly<Record<TypeWithFormats, FormatCopy>>;
  readonly gameLooks: DesignTexts['gameLooks'] & FormatCopy;
  readonly newParts: DesignTexts['newParts'] & {
    readonly blocks: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  readonly purposes: Readonly<Record<Purpose, string>>;
  readonly shared: SharedCopy;
  readonly themes: Readonly<Record<ThemeName, string>>;
}

/** The texts of all designs and themes, by language. */
export const COPY: Readonly<Record<Language, LanguageCopy>> = DESIGN_TEXTS;
