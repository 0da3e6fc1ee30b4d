import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(REPOSITORY, '.cache/fonts');
const PACKAGES = path.join(REPOSITORY, 'node_modules/@expo-google-fonts');

/** Fonts of the same widths as those of most visitors' devices, which npm can install. */
const PINNED_FONTS = [
  { font: 'Arimo', insteadOf: 'Arial', folder: 'arimo' },
  { font: 'Tinos', insteadOf: 'Times New Roman', folder: 'tinos' },
] as const;

/**
 * Writes a fontconfig file and returns its path. With it, browsers use only our fonts on every
 * machine, under the names that styles use. `BECKON_FONTS` can name other folders, separated by
 * colons.
 */
export function pinFonts(): string {
  const chosen = process.env['BECKON_FONTS']?.split(':');
  const file = path.join(CACHE, chosen === undefined ? 'pinned.conf' : 'chosen.conf');
  const folders = chosen ?? PINNED_FONTS.map(({ folder }) => path.join(PACKAGES, folder));
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders
      .map((folder) => `<dir>${folder}</dir>`)
      .join(
        '',
      )}<cachedir>${CACHE}/cache</cachedir>${PINNED_FONTS.map(rulesFor).join('')}</fontconfig>`,
  );
  return file;
}

function rulesFor({ font, insteadOf }: (typeof PINNED_FONTS)[number]): string {
  const called = ['Regular', 'Bold'].map((style) => ({
    from: `${font} ${style}`,
    to: style === 'Regular' ? insteadOf : `${insteadOf} ${style}`,
  }));
  // `local()` searches by full name and does not use aliases, so the full names are changed.
  return `${called
    .map(
      ({ from, to }) =>
        `<match target="scan"><test name="fullname"><string>${from}</string></test><edit name="fullname" mode="assign"><string>${to}</string></edit></match>`,
    )
    .join(
      '',
    )}<alias binding="same"><family>${insteadOf}</family><prefer><family>${font}</family></prefer></alias>`;
}
