import { BOOK, GEOMETRIC, SANS, SLAB } from './fonts.ts';
import type { Theme } from './theme.ts';

export const midnight: Theme = {
  name: 'midnight', label: { en: 'Midnight', he: 'חצות' },
  palette: { bg: '#14152f', ink: '#f5f4ff', muted: '#bdbbde', accent: '#ffd34e', onAccent: '#1b1530', tint: '#22244e', line: '#3f4173', deep: '#0a0b1c', onDeep: '#f5f4ff', pop: '#ff7ab6', onPop: '#240a1a', danger: '#ffb0a6', success: '#8ff0bf', fieldBg: '#1d1f45', fieldBorder: '#7f7fc0', art: '#8f7bff', skin: '#f0b9a0', artInk: '#4d4a9c' },
  font: GEOMETRIC, display: { font: GEOMETRIC, weight: 800, tracking: '-.025em', leading: 1.08, stress: 'colour' }, scale: { base: 16, ratio: 1.34 }, radius: { popup: 20, small: 12, button: 12 }, shadow: '0 30px 90px -10px rgb(0 0 20/.7),0 0 0 1px rgb(255 255 255/.08)',
};

export const forest: Theme = {
  name: 'forest', label: { en: 'Forest', he: 'יער' },
  palette: { bg: '#14382b', ink: '#f7f1df', muted: '#c9d6c2', accent: '#f3b73e', onAccent: '#1b2a14', tint: '#1f4c3a', line: '#4a7a64', deep: '#0c241b', onDeep: '#f7f1df', pop: '#f08a5d', onPop: '#2a1206', danger: '#ffc0b3', success: '#b8efc4', fieldBg: '#fbf7ea', fieldInk: '#14261c', fieldBorder: '#f7f1df', art: '#7fb08a', skin: '#e6b48c', artInk: '#0b2019' },
  font: SANS, display: { font: SLAB, weight: 700, tracking: '-.015em', leading: 1.14, stress: 'colour' }, scale: { base: 16, ratio: 1.28 }, radius: { popup: 14, small: 8, button: 8 }, shadow: '0 30px 80px -16px rgb(4 20 12/.7)',
};

export const holly: Theme = {
  name: 'holly', label: { en: 'Holly', he: 'חג' },
  palette: { bg: '#8a1026', ink: '#fff4e6', muted: '#f9dacf', accent: '#ffd58a', onAccent: '#4a0713', tint: '#9c1a31', line: '#c05a6b', deep: '#5e0a1a', onDeep: '#fff4e6', pop: '#c4e6c5', onPop: '#10331c', danger: '#ffd9cf', success: '#d0f5d2', fieldBg: '#fff9f1', fieldInk: '#3a0a14', fieldBorder: '#fff9f1', art: '#2f7d4f', skin: '#f0bd9a' },
  font: SANS, display: { font: BOOK, weight: 700, tracking: '-.01em', leading: 1.12, stress: 'italic' }, scale: { base: 16, ratio: 1.32 }, radius: { popup: 12, small: 8, button: 99 }, shadow: '0 30px 80px -16px rgb(50 0 10/.7)',
};
