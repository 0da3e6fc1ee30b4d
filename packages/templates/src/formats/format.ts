import type { PopupSettings } from '@beckon/contract/settings';
import type { Language, PopupFormat, PopupType } from '@beckon/contract/values';
import type { Tone } from '../blocks/drawing/choices.ts';
import type { Design } from '../design/design.ts';
import type { IllustrationName } from '../illustrations/index.ts';
import type { FieldName, Layout } from '../layouts/layout.ts';
import type { SamplePicture } from '../pictures/sample-pictures.ts';
import type { ThemeName } from '../themes/theme.ts';
import type { Purpose } from './purposes.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Settings that suit a format. A new popup of the format starts with them instead of the defaults. */
export type SettingsPatch = Partial<
  Pick<PopupSettings, 'triggers' | 'frequency' | 'stopForConverted' | 'afterConversion'>
> & {
  readonly appearance?: Partial<PopupSettings['appearance']>;
  readonly closing?: Partial<PopupSettings['closing']>;
  readonly game?: PopupSettings['game'];
};

/** One format as its designer writes it. Its texts are in `designs/` of each language. */
export interface FormatPlan {
  readonly number: number;
  readonly purpose: Purpose;
  readonly layout: Layout;
  readonly theme: ThemeName;
  readonly art: IllustrationName;
  /** Shown instead of the drawing. */
  readonly photo?: SamplePicture;
  readonly fields?: readonly FieldName[];
  readonly tone?: Tone;
  readonly size: Size;
  readonly settings?: SettingsPatch;
}

/** A format as other packages see it: plain data. */
export interface Format {
  readonly type: PopupType;
  readonly format: PopupFormat;
  readonly name: Readonly<Record<Language, string>>;
  readonly purpose: Purpose;
  readonly orientation: 'vertical' | 'horizontal';
  /** In CSS pixels at scale 1. */
  readonly baseSize: Size;
  readonly theme: ThemeName;
  readonly design: Readonly<Record<Language, Design>>;
  readonly settings: SettingsPatch;
}
