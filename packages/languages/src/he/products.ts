import type { products as en } from '../en/products.ts';
import type { Like } from '../like.ts';

/** Texts around products, in Hebrew. */
export const products: Like<typeof en> = {
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
  soldOut: 'אזל מהמלאי',
  reasons: {
    bought_after: 'אחרים קנו גם',
    same_collection: 'מאותה קולקציה',
    popular_this_week: 'פופולרי השבוע',
    catalogue_order: 'עוד מהחנות',
  },
};
