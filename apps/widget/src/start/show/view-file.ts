import type { PartLoaders, ViewParts } from '@beckon/popup-view/part-contracts';
import type { View } from './loaded-popup.ts';
import type { RespondFile } from './respond-file.ts';

/** The files that respond to visitors, or that only few popups, or owners, use. */
export interface DrawnParts extends ViewParts {
  readonly respond: RespondFile;
  readonly products: typeof import('../../entrypoints/products.ts');
  readonly explain: typeof import('@beckon/popup-view/explain');
}

export type ViewPartLoaders = PartLoaders<DrawnParts>;

/** The lazily loaded `view` file. */
export interface ViewFile extends View {
  readonly parts: ViewPartLoaders;
}

export function isViewFile(file: unknown): file is ViewFile {
  return 'viewPart' in Object(file);
}
