import type { PopupType } from '@beckon/contract/values';
import type { Purpose } from '../formats/purposes.ts';
import type { ThemeName } from '../themes/theme.ts';
import type { FormatCopy } from './copy.ts';
import type { GameResultCopy } from './game-result.ts';
import type { NewPartsCopy } from './new-parts.ts';
import type { SharedCopy } from './shared.ts';

/** The types that have formats of their own; `content` has those of lightbox. */
export type TypeWithFormats = Exclude<PopupType, 'content'>;

/** Everything that a language has to say: its folder exports one of these. */
export interface LanguageCopy {
  readonly formats: Readonly<Record<TypeWithFormats, FormatCopy>>;
  /** Further looks of the three games, by their place in the library. */
  readonly gameLooks: FormatCopy;
  readonly gameResult: GameResultCopy;
  readonly newParts: NewPartsCopy;
  /** What owners choose formats by. */
  readonly purposes: Readonly<Record<Purpose, string>>;
  readonly shared: SharedCopy;
  readonly themes: Readonly<Record<ThemeName, string>>;
}
