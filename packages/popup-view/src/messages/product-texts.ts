import type { Language } from '@beckon/contract/values';
import { products as en } from './en/products.ts';
import { products as he } from './he/products.ts';

export type ProductTexts = typeof en;

const PRODUCT_TEXTS: Readonly<Record<Language, ProductTexts>> = { en, he };

/** What a visitor reads around products; loads with them. */
export function productTexts(language: Language): ProductTexts {
  return PRODUCT_TEXTS[language];
}
