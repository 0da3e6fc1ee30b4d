import { BOOK, DIDONE, GEOMETRIC, GROTESQUE, MONO, OLD_STYLE, POSTER, ROUNDED, SANS } from './fonts.ts';
import type { Theme } from './theme.ts';

const SOFT = '0 24px 70px -12px rgb(20 16 40/.35),0 4px 14px rgb(20 16 40/.12)';
const white = '#fff';

export const dawn: Theme = {
  name: 'dawn', label: { en: 'Dawn', he: 'שחר' },
  palette: { bg: '#fff9f3', ink: '#2a1a2b', muted: '#6b5566', accent: '#b93a22', onAccent: white, tint: '#fde6d6', line: '#ecd2bf', deep: '#3a1f3d', onDeep: '#fff3e8', pop: '#ffb65c', onPop: '#2a1a2b', danger: '#a81b1b', success: '#1d6b3d', fieldBg: white, fieldBorder: '#a98a86', art: '#f2a488' },
  font: SANS, display: { font: OLD_STYLE, weight: 700, tracking: '-.015em', leading: 1.1, stress: 'italic' }, scale: { base: 16, ratio: 1.32 }, radius: { popup: 18, small: 10, button: 10 }, shadow: SOFT,
};

export const ink: Theme = {
  name: 'ink', label: { en: 'Ink', he: 'דיו' },
  palette: { bg: white, ink: '#111', muted: '#565452', accent: '#111', onAccent: white, tint: '#f1eeea', line: '#d8d4ce', deep: '#141414', onDeep: '#faf8f5', pop: '#e2fb5a', onPop: '#111', danger: '#b00020', success: '#0f6b3a', fieldBg: white, fieldBorder: '#7a7672', art: '#c9c2b8' },
  font: GROTESQUE, display: { font: DIDONE, weight: 400, tracking: '-.02em', leading: 1.06, stress: 'italic' }, scale: { base: 15, ratio: 1.36 }, radius: { popup: 0, small: 0, button: 0 }, shadow: '0 30px 80px -20px rgb(0 0 0/.45)',
};

export const mint: Theme = {
  name: 'mint', label: { en: 'Mint', he: 'נענע' },
  palette: { bg: '#f6fcf8', ink: '#0c2b22', muted: '#456258', accent: '#0a7250', onAccent: white, tint: '#d5f0e0', line: '#b9dcca', deep: '#0b3b2d', onDeep: '#effff6', pop: '#ffd166', onPop: '#1c2a10', danger: '#b3261e', success: '#0a6b45', fieldBg: white, fieldBorder: '#6f9484', art: '#f4a77c' },
  font: GEOMETRIC, display: { font: GEOMETRIC, weight: 700, tracking: '-.02em', leading: 1.12, stress: 'marker' }, scale: { base: 16, ratio: 1.3 }, radius: { popup: 24, small: 14, button: 99 }, shadow: SOFT,
};

export const candy: Theme = {
  name: 'candy', label: { en: 'Candy', he: 'סוכרייה' },
  palette: { bg: '#fff4f9', ink: '#43082f', muted: '#7a3f64', accent: '#c0146c', onAccent: white, tint: '#ffdcec', line: '#f6bdd8', deep: '#5b0e45', onDeep: '#ffeaf4', pop: '#ffc93c', onPop: '#43082f', danger: '#a3120a', success: '#1d6b3d', fieldBg: white, fieldBorder: '#b9779a', art: '#ff9a76' },
  font: ROUNDED, display: { font: ROUNDED, weight: 800, tracking: '-.02em', leading: 1.1, stress: 'colour' }, scale: { base: 16, ratio: 1.33 }, radius: { popup: 32, small: 18, button: 99 }, shadow: '0 24px 70px -10px rgb(120 10 80/.35)',
};

export const cobalt: Theme = {
  name: 'cobalt', label: { en: 'Cobalt', he: 'קובלט' },
  palette: { bg: white, ink: '#0c1d45', muted: '#51608a', accent: '#2350e0', onAccent: white, tint: '#eaf0ff', line: '#ccd8f7', deep: '#0c1d45', onDeep: '#f2f6ff', pop: '#37d6b4', onPop: '#06251f', danger: '#b3261e', success: '#0a6b52', fieldBg: white, fieldBorder: '#7d8bb5', art: '#ffb38a' },
  font: SANS, display: { font: SANS, weight: 700, tracking: '-.022em', leading: 1.15, stress: 'colour' }, scale: { base: 16, ratio: 1.26 }, radius: { popup: 14, small: 8, button: 8 }, shadow: '0 28px 80px -18px rgb(12 29 69/.45),0 2px 8px rgb(12 29 69/.12)',
};

export const sand: Theme = {
  name: 'sand', label: { en: 'Sand', he: 'חול' },
  palette: { bg: '#f8f2e9', ink: '#2c241b', muted: '#665949', accent: '#744d23', onAccent: '#fffaf1', tint: '#ebe0ce', line: '#d6c6ad', deep: '#2f261c', onDeep: '#f8f2e9', pop: '#d9b36c', onPop: '#2c241b', danger: '#9b1c1c', success: '#3d5a24', fieldBg: '#fffdf9', fieldBorder: '#9a8769', art: '#c98f65' },
  font: GROTESQUE, display: { font: BOOK, weight: 400, tracking: '-.01em', leading: 1.14, stress: 'italic' }, scale: { base: 15, ratio: 1.32 }, radius: { popup: 3, small: 2, button: 2 }, shadow: '0 30px 80px -24px rgb(44 36 27/.5)',
};

export const citrus: Theme = {
  name: 'citrus', label: { en: 'Citrus', he: 'הדר' },
  palette: { bg: '#ffd60a', ink: '#16130a', muted: '#4a3f00', accent: '#16130a', onAccent: '#ffd60a', tint: '#ffe871', line: '#d3ae00', deep: '#16130a', onDeep: '#fff8d6', pop: '#ff5a36', onPop: '#16130a', danger: '#8f0f0a', success: '#12512b', fieldBg: '#fffdf0', fieldBorder: '#16130a', art: '#ff8a3c' },
  font: GROTESQUE, display: { font: POSTER, weight: 800, tracking: '-.005em', leading: 1, stress: 'underline' }, scale: { base: 16, ratio: 1.42 }, radius: { popup: 6, small: 4, button: 4 }, shadow: '8px 8px 0 rgb(22 19 10/.9)',
};

export const lilac: Theme = {
  name: 'lilac', label: { en: 'Lilac', he: 'לילך' },
  palette: { bg: '#f8f5ff', ink: '#24154f', muted: '#5a4f80', accent: '#6232d9', onAccent: white, tint: '#e8deff', line: '#cfc0f5', deep: '#24154f', onDeep: '#f3eeff', pop: '#ff9bd2', onPop: '#2b0a22', danger: '#a81b3c', success: '#19664b', fieldBg: white, fieldBorder: '#8f80bd', art: '#ffb48f' },
  font: GEOMETRIC, display: { font: GEOMETRIC, weight: 800, tracking: '-.025em', leading: 1.1, stress: 'marker' }, scale: { base: 16, ratio: 1.3 }, radius: { popup: 22, small: 12, button: 14 }, shadow: SOFT,
};

export const paper: Theme = {
  name: 'paper', label: { en: 'Paper', he: 'נייר' },
  palette: { bg: '#fffdf6', ink: '#1f1f1f', muted: '#5c5a52', accent: '#b3261e', onAccent: white, tint: '#f4efdf', line: '#cfc8b0', deep: '#22211e', onDeep: '#fffdf6', pop: '#ffe08a', onPop: '#1f1f1f', danger: '#b3261e', success: '#2b5f2b', fieldBg: white, fieldBorder: '#8a8472', art: '#d9a679' },
  font: MONO, display: { font: MONO, weight: 700, tracking: '-.04em', leading: 1.2, stress: 'marker' }, scale: { base: 15, ratio: 1.24 }, radius: { popup: 0, small: 0, button: 0 }, shadow: '0 18px 50px -10px rgb(40 36 20/.4)',
};

export const sky: Theme = {
  name: 'sky', label: { en: 'Sky', he: 'שמיים' },
  palette: { bg: '#f1f9ff', ink: '#0b2a3f', muted: '#40607a', accent: '#0a639f', onAccent: white, tint: '#cdeafc', line: '#aed6ee', deep: '#0b2f49', onDeep: '#eef8ff', pop: '#ff8d6b', onPop: '#31100a', danger: '#a81b1b', success: '#0b6650', fieldBg: white, fieldBorder: '#6d93ad', art: '#ffd08a' },
  font: ROUNDED, display: { font: ROUNDED, weight: 800, tracking: '-.02em', leading: 1.12, stress: 'colour' }, scale: { base: 16, ratio: 1.3 }, radius: { popup: 20, small: 12, button: 12 }, shadow: '0 24px 70px -12px rgb(11 42 63/.4)',
};
