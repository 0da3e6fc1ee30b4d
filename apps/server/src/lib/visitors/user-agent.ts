/** The first match names the browser, so browsers that claim to be others as well come first. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['samsung', /SamsungBrowser/u],
  ['edge', /Edg(?:e|A|iOS)?\//u],
  ['opera', /OPR\/|Opera/u],
  ['firefox', /Firefox\/|FxiOS/u],
  ['chrome', /Chrome\/|CriOS/u],
  ['safari', /Safari\//u],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['ios', /iPhone|iPad|iPod/u],
  ['android', /Android/u],
  ['windows', /Windows/u],
  ['macos', /Mac OS X|Macintosh/u],
  ['linux', /Linux|X11/u],
];

export function browserOf(userAgent: string): string {
  return BROWSERS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other';
}

export function systemOf(userAgent: string): string {
  return SYSTEMS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other';
}
