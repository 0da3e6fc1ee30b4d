import { keysOf } from '@beckon/contract/values';
import type { RawValues } from './format.ts';

/** Headings of CSV files and names in JSON feeds: in lower case, letters and digits only. */
const NAMES: Readonly<Record<keyof RawValues, readonly string[]>> = {
  id: ['id', 'gid', 'מזהה'],
  variantId: ['variantid', 'offerid', 'variantsku', 'sku', 'מקט'],
  productId: ['productid', 'itemgroupid', 'parentid'],
  title: ['title', 'name', 'productname', 'producttitle', 'כותרת', 'שם', 'שםהמוצר'],
  description: ['description', 'bodyhtml', 'summary', 'תיאור'],
  handle: ['handle', 'link', 'url', 'permalink', 'producturl', 'pageurl', 'קישור'],
  image: ['image', 'imagelink', 'imagesrc', 'imageurl', 'images', 'picture', 'תמונה'],
  price: ['price', 'variantprice', 'regularprice', 'מחיר'],
  salePrice: ['saleprice', 'מחירמבצע'],
  compareAtPrice: ['compareatprice', 'variantcompareatprice', 'oldprice', 'listprice', 'מחירקודם'],
  currency: ['currency', 'pricecurrency', 'currencycode', 'מטבע'],
  inventory: [
    'inventory',
    'inventoryquantity',
    'variantinventoryqty',
    'quantity',
    'stock',
    'stockquantity',
    'instock',
    'מלאי',
  ],
  availability: ['availability', 'available', 'זמינות'],
  collections: [
    'collections',
    'collection',
    'categories',
    'category',
    'producttype',
    'קטגוריה',
    'קטגוריות',
  ],
};

const BY_NAME: ReadonlyMap<string, keyof RawValues> = new Map(
  keysOf(NAMES).flatMap((key) => NAMES[key].map((name) => [name, key] as const)),
);

/** The value that a heading or name stands for; undefined if we do not use it. */
export function valueNamed(name: string): keyof RawValues | undefined {
  return BY_NAME.get(name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));
}
