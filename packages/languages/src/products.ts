import { products as en } from './en/products.ts';
import { products as he } from './he/products.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

export type ProductTexts = Like<typeof en>;

/** What a visitor reads around products; loads with them. */
export const PRODUCT_TEXTS: Readonly<Record<Language, ProductTexts>> = { en, he };
