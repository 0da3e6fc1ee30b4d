import type { Page } from '@playwright/test';
import { popupOn } from '../models/popup.ts';
import { aTemplate } from './a-display-answer.ts';

/** As high as its settings say, as our own formats are. */
export const filling = (id: string): string =>
  aTemplate(id).replace(
    'padding:32px',
    'display:flow-root;box-sizing:border-box;height:var(--bk-height);padding:32px',
  );

/** Where an element is in the window, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box of a popup as it is drawn. */
export async function boxOf(page: Page, id = 'abcdefghijk01'): Promise<Box> {
  const box = await popupOn(page, id).root.boundingBox();
  if (box === null) throw new Error(`${id} is not drawn`);
  return box;
}
