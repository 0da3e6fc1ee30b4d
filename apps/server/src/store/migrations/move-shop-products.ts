import { sql } from 'kysely';
import { parseJson } from '../parse-json.ts';
import type { Database } from '../database.ts';

interface OldSettings {
  readonly shop?: {
    readonly currency: string;
    readonly products?: readonly OldProduct[];
  };
}

/** A product as it was stored in the settings of a site until now. */
interface OldProduct {
  readonly productId: string;
  readonly variantId: string;
  readonly title: string;
  readonly description: string;
  readonly handle: string;
  readonly image: string;
  readonly price: string;
  readonly compareAtPrice: string;
  readonly inStock: number;
  readonly collection: string;
}

/** Moves products, at most 500 per site, from the settings of sites to the catalogue's tables. */
export async function moveShopProducts(db: Database): Promise<void> {
  const { rows } = await sql<{ id: string; settings: string; updated_at: number }>`
    select id, settings, updated_at from site where settings like '%"products"%'`.execute(db);
  for (const { id, settings: text, updated_at: at } of rows) {
    const settings = parseJson<OldSettings>(text);
    if (settings.shop?.products === undefined) continue;
    const { products, ...shop } = settings.shop;
    await sql`update site set settings = ${JSON.stringify({ ...settings, shop })}
      where id = ${id}`.execute(db);
    if (products.length === 0) continue;
    await sql`insert into catalogue (site_id, format, url, currency, schedule, state, import_number,
        started_at, beat_at, message)
      values (${id}, 'csv', '', ${shop.currency}, 'off', 'none', 0, 0, 0, '')`.execute(db);
    for (const [index, product] of products.entries())
      await moveProduct(
        db,
        { siteId: id, currency: shop.currency, at, position: index + 1 },
        product,
      );
  }
}

interface Place {
  readonly siteId: string;
  readonly currency: string;
  readonly at: number;
  readonly position: number;
}

/** The digest stays empty, so the first import writes each product again. */
async function moveProduct(
  db: Database,
  { siteId, currency, at, position }: Place,
  product: OldProduct,
): Promise<void> {
  const { variantId, productId, title, collection, inStock } = product;
  const availability = inStock > 0 ? 0 : 1;
  const searchText = [title, productId, variantId, collection].join(' ').toLowerCase();
  await sql`insert into product (site_id, variant_id, product_id, position, availability,
      import_number, digest, search_text, title, handle, image, price, compare_at_price, currency,
      inventory, collections, source, updated_at, description)
    values (${siteId}, ${variantId}, ${productId}, ${position}, ${availability}, 0, '', ${searchText},
      ${title}, ${product.handle}, ${product.image}, ${product.price}, ${product.compareAtPrice},
      ${currency}, ${inStock}, ${JSON.stringify(collection === '' ? [] : [collection])}, 'settings',
      ${at}, ${product.description})
    on conflict do nothing`.execute(db);
  if (collection !== '')
    await sql`insert into product_collection (site_id, collection, variant_id, availability, position)
      values (${siteId}, ${collection}, ${variantId}, ${availability}, ${position})
      on conflict do nothing`.execute(db);
}
