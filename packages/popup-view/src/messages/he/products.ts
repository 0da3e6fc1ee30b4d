import type { products as english } from '../en/products.ts';

/** What a visitor reads around products, in Hebrew. */
export const products: typeof english = {
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
