import { products as en } from './en/products.ts';
import { products as he } from './he/products.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

export type ProductTexts = Like<typeof en>;

/** Texts around products. They load with the products. */
export const PRODUCT_TEXTS: Readonly<Record<Language, ProductTexts>> = { en, he };
