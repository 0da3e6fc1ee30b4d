import type { Language } from '@beckon/contract/values';

const en = {
  products: 'Products',
  addToCart: 'Add to cart',
  adding: 'Adding…',
  added: 'Added',
  notAdded: 'Not available',
  view: 'View product',
  newTab: 'opens in a new tab',
  price: 'Price',
  oldPrice: 'Price before',
  of: '{action}: {title}',
};
const he: typeof en = {
  products: 'מוצרים',
  addToCart: 'הוספה לסל',
  adding: 'מוסיפים…',
  added: 'נוסף לסל',
  notAdded: 'לא זמין',
  view: 'לצפייה במוצר',
  newTab: 'נפתח בכרטיסייה חדשה',
  price: 'מחיר',
  oldPrice: 'מחיר קודם',
  of: '{action}: {title}',
};
const TEXTS: Readonly<Record<Language, typeof en>> = { en, he };

export type ProductTexts = typeof en;

/** What a visitor reads around products. */
export function productTexts(language: Language): ProductTexts {
  return TEXTS[language];
}
