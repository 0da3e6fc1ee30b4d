import type { Language } from '@beckon/contract/values';
import { STRESS_CSS } from '../styles/stress-css.ts';
import type { Theme } from './theme.ts';
import { fontStack } from './fonts.ts';
import { isDark, readable } from './contrast.ts';

const HEADLINE_STEPS = 6;
const HEAVY = 700;
/**
 * The error colour for a light field, if the theme's own error colour is made for a dark
 * background.
 */
const RED = '#b3261e';

/**
 * The theme as custom properties on the popup's root, with the fonts of one language.
 * docs/template-contract.md lists those that others may rely on.
 */
export function themeCss(theme: Theme, language: Language): string {
  const tokens = {
    ...colourTokens(theme),
    ...letterTokens(theme, language),
    ...shapeTokens(theme),
  };
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `.poptin-popup{${lines.join(';')}}${STRESS_CSS[theme.display.stress]}`;
}

function colourTokens({ palette }: Theme): Record<string, string> {
  const {
    bg,
    ink,
    muted,
    accent,
    mark = accent,
    onAccent,
    tint,
    line,
    deep,
    onDeep,
    pop,
    onPop,
    danger,
    success,
    fieldBg,
    fieldInk,
    fieldBorder,
    art,
    skin = art,
    artInk,
  } = palette;
  return {
    'bk-bg': bg,
    'bk-ink': ink,
    'bk-muted': muted,
    'bk-accent': accent,
    'bk-on-accent': onAccent,
    'bk-mark': mark,
    'bk-surface': tint,
    'bk-line': line,
    'bk-deep': deep,
    'bk-on-deep': onDeep,
    'bk-pop': pop,
    'bk-on-pop': onPop,
    'bk-btn': accent,
    'bk-on-btn': onAccent,
    'bk-danger': danger,
    'bk-success': success,
    'bk-field-bg': fieldBg,
    'bk-field-ink': fieldInk ?? ink,
    'bk-field-mark': fieldInk ?? mark,
    'bk-field-border': fieldBorder,
    'bk-field-danger': readable(isDark(bg) === isDark(fieldBg) ? danger : RED, fieldBg),
    'bk-stress': `color-mix(in srgb,${pop} 55%,${bg})`,
    a1: accent,
    a2: pop,
    a3: artInk ?? (isDark(bg) ? deep : ink),
    a4: isDark(bg) ? onDeep : '#fff',
    a5: tint,
    a6: art,
    a7: skin,
  };
}

function letterTokens(
  { font, display, scale }: Theme,
  language: Language,
): Record<string, string | number> {
  const sizes = Array.from(
    { length: HEADLINE_STEPS },
    (_, step) =>
      [`bk-h${step + 1}`, `${Math.round(scale.base * 1.1 * scale.ratio ** step)}px`] as const,
  );
  return {
    'bk-font': fontStack(font, language),
    'bk-font-display': fontStack(display.font, language),
    'bk-h-weight': display.weight,
    'bk-num-weight': Math.max(display.weight, HEAVY),
    'bk-tracking': display.tracking,
    // The letters of this font are already close together.
    'bk-num-tracking': display.font === 'poster' ? '0' : '-.05em',
    'bk-leading': display.leading,
    // The letters of this font are narrow, so its words may be larger.
    ...(display.font === 'poster' ? { 'bk-fit': '120cqi' } : {}),
    'bk-size': `${scale.base}px`,
    ...Object.fromEntries(sizes),
  };
}

function shapeTokens({ radius, shadow }: Theme): Record<string, string> {
  return {
    'bk-radius': `${radius.popup}px`,
    'bk-radius-small': `${radius.small}px`,
    'bk-radius-button': `${radius.button}px`,
    'bk-shadow': shadow,
  };
}
